import { priceEndpoints } from "../../lib/contract/price.ts";
import { wordsFor } from "./report/wording.ts";
import type { Visit } from "./visit.ts";

const REFUSING: ReadonlySet<number> = new Set([401, 403]);

/** Nothing came to the very first question, so nothing more is asked; the message says why. */
export class UnreachableError extends Error {}

/**
 * A call of the public area with the right key, another one, and none.
 * @throws UnreachableError when nothing comes at all
 */
export async function examineApiKey({ upstream, report, refusals }: Visit): Promise<void> {
  report.begin("API key");
  const question = upstream.question(priceEndpoints.prices);
  const right = await upstream.ask(question);
  if (right.status === 0) throw new UnreachableError(wordsFor(right));
  if (REFUSING.has(right.status)) {
    const { code } = refusals.read(question.asked, right);
    report.deviation(`${question.asked} with the key`, "200", wordsFor(right, code));
  }
  for (const [name, apiKey] of [
    ["another key", "nobodys-key"],
    ["no key", null],
  ] as const) {
    const asked = `${question.asked} with ${name}`;
    const answer = await upstream.ask({ ...question, apiKey });
    const isRefused = REFUSING.has(answer.status);
    const code = isRefused ? refusals.read(asked, answer).code : undefined;
    if (isRefused) report.ok(asked, wordsFor(answer, code));
    else report.deviation(asked, "403 with statusCode 4034 (401 will do)", wordsFor(answer));
  }
}
