import { NotBegunError } from "../conformance/api-key.ts";
import { OptionError, readOptions } from "../conformance/command/options.ts";
import { examine } from "../conformance/examine.ts";
import { printReport, reportJson } from "../conformance/report/print-report.ts";
import type { Outcome } from "../conformance/report/report.ts";

const USAGE = `
  npm run conformance -- --upstream URL --username NAME [--api-key KEY] [--password PASSWORD]
    [--code CODE] [--wait-expiry SECONDS] [--write] [--json] [UPSTREAM_<SERVICE>_PATH=/path …]
  Key, name, password and code are better given as UPSTREAM_API_KEY, CONFORMANCE_USERNAME,
  CONFORMANCE_PASSWORD and CONFORMANCE_CODE, where no list of processes shows them.
`;

/**
 * Asks an upstream whether it keeps the contract: 0 when it does, 1 when it deviates, 2 when it was not asked, did
 * not answer or refused key or password, 3 when nothing could be asked as a member.
 */
async function main(): Promise<number> {
  const { env } = process;
  try {
    const { options, asJson } = readOptions(process.argv.slice(2), env);
    const findings = await examine(options);
    const text = asJson ? `${reportJson(options.upstream, findings)}\n` : printReport(findings);
    process.stdout.write(text);
    const has = (sought: Outcome) => findings.some(({ outcome }) => outcome === sought);
    if (has("deviation")) return 1;
    return has("incomplete") ? 3 : 0;
  } catch (error) {
    if (error instanceof NotBegunError) {
      process.stderr.write(`${error.message}\n`);
      return 2;
    }
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n${USAGE}`);
    return 2;
  }
}

process.exitCode = await main();
