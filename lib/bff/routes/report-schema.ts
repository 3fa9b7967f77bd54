import { z } from "zod";

const word = z.string().max(8_192).optional().catch(undefined);

/** What a browser reports, in either of its two spellings. */
const reportSchema = z
  .object({
    type: word,
    url: word,
    body: z
      .object({ effectiveDirective: word, blockedURL: word, sourceFile: word, disposition: word })
      .catch({}),
  })
  .transform(({ type, url, body }) => ({
    ...{ type, url, directive: body.effectiveDirective, blocked: body.blockedURL },
    ...{ source: body.sourceFile, disposition: body.disposition },
  }));

const cspReportSchema = z
  .object({
    "csp-report": z.object({
      "document-uri": word,
      "effective-directive": word,
      "violated-directive": word,
      "blocked-uri": word,
      "source-file": word,
      disposition: word,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      type: "csp-violation" as string | undefined,
      url: report["document-uri"],
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      disposition: report.disposition,
    },
  ]);

export const reportsSchema = z.union([z.array(reportSchema).max(100), cspReportSchema]);

/** One report of a browser about a policy of ours. */
export type Violation = z.output<typeof reportsSchema>[number];
