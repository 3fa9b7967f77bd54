import { UPSTREAM_CODES, upstreamErrorSchema } from "../../lib/contract/protocol/errors.ts";
import { parseBody } from "./body.ts";
import type { Report } from "./report/report.ts";
import { listed, wordsFor } from "./report/wording.ts";
import type { Answer } from "./upstream.ts";

/** A refusal as far as it can be read. Without `code` its body is not the contract's. */
export interface Refusal {
  readonly code: number | undefined;
  /** Names of fields under `errors`. */
  readonly fields: readonly string[];
}

const EXPECTED = "{ statusCode: number, message: text, errors?: { field: [text] } } as JSON";

const NAMED_CODES: ReadonlySet<number> = new Set(Object.values(UPSTREAM_CODES));

function faultOf(answer: Answer, body: unknown): string | undefined {
  if (body === undefined) return wordsFor(answer);
  if (typeof body !== "object" || body === null) return "JSON that is no object";
  if ("data" in body && !("statusCode" in body)) return "an error inside a data envelope";
  const code = "statusCode" in body ? body.statusCode : undefined;
  if (typeof code === "string") return "statusCode as text";
  if (typeof code !== "number") return "no statusCode";
  if (!("message" in body) || typeof body.message !== "string") return "no message";
  if ("errors" in body && upstreamErrorSchema.parse(body).errors === undefined) {
    return "errors that are no lists of texts by field";
  }
  return undefined;
}

/**
 * Reads error bodies, and remembers which were not the contract's: however many calls answer so, the
 * report says it once.
 */
export class Refusals {
  readonly #faults = new Map<string, Set<string>>();
  /** Codes that the contract does not name, with the calls that were refused by them. */
  readonly #unnamed = new Map<number, Set<string>>();
  #count = 0;

  read(asked: string, answer: Answer): Refusal {
    this.#count += 1;
    const body = parseBody(answer);
    const fault = faultOf(answer, body);
    if (fault) this.#faults.set(fault, (this.#faults.get(fault) ?? new Set()).add(asked));
    const parsed = upstreamErrorSchema.safeParse(body);
    if (!parsed.success) return { code: undefined, fields: [] };
    // A code that is none reads as 0.
    const code = parsed.data.statusCode || undefined;
    // A framework puts the HTTP status there, which says as much.
    if (code && code !== answer.status && !NAMED_CODES.has(code))
      this.#unnamed.set(code, (this.#unnamed.get(code) ?? new Set()).add(asked));
    return {
      code,
      fields: Object.keys(parsed.data.errors ?? {}),
    };
  }

  /** One finding for each way in which error bodies deviate, or one for all of them. */
  tell(report: Report): void {
    report.begin("Error bodies");
    if (this.#faults.size === 0) report.ok(`${this.#count} refusals`, "each is the contract's");
    for (const [fault, calls] of this.#faults) {
      report.deviation(listed([...calls]), EXPECTED, fault);
    }
    for (const [code, calls] of this.#unnamed) {
      const came = `statusCode ${code}, which is read as the HTTP status alone`;
      report.note(listed([...calls]), "a statusCode that the contract names (R11.3)", came);
    }
  }
}
