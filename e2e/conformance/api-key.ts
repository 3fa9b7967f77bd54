import { priceEndpoints } from "../../lib/contract/price.ts";
import { wordsFor } from "./report/wording.ts";
import type { Visit } from "./visit.ts";

const REFUSING: ReadonlySet<number> = new Set([401, 403]);

/** Nothing more is asked, since what came would be laid at the wrong door; the message says why, in one line. */
export class NotBegunError extends Error {}

/**
 * A call of the public area with the right key, another one, and none.
 * @throws NotBegunError when nothing comes at all, or the right key is refused
 */
export async function examineApiKey({ upstream, report, refusals }: Visit): Promise<void> {
  report.begin("API key");
  const question = upstream.question(priceEndpoints.prices);
  const right = await upstream.ask(question);
  if (right.status === 0)
    throw new NotBegunError(`The upstream does not answer: ${wordsFor(right)}`);
  if (REFUSING.has(right.status)) {
    const { code } = refusals.read(question.asked, right);
    throw new NotBegunError(
      `The upstream refuses the key: ${wordsFor(right, code)}. Check UPSTREAM_API_KEY`,
    );
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
