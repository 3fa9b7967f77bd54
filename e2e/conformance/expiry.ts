import { setTimeout as wait } from "node:timers/promises";
import { accountEndpoints } from "../../lib/contract/account.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { wordsFor } from "./report/wording.ts";
import { endOf } from "./token-form.ts";
import type { Answer } from "./upstream.ts";
import type { Visit } from "./visit.ts";

const ASK_EVERY_MS = 250;
/** How much later than its own `exp` a token may end: clocks differ. */
const GRACE_MS = 10_000;
const EXPECTED = "401 with the number 5000 as statusCode";

async function waitForEnd({ upstream }: Visit, token: string, until: number): Promise<Answer> {
  const question = { ...upstream.question(accountEndpoints.profile), bearer: token };
  for (;;) {
    const answer = await upstream.ask(question);
    if (answer.status >= 400 || answer.status === 0 || Date.now() >= until) return answer;
    await wait(ASK_EVERY_MS);
  }
}

/**
 * Waits for the end of an access token, when it is near enough or unknown, and looks at how it is told.
 * Nothing else ends a token from outside, so without waiting this stays a note.
 */
export async function examineExpiry(visit: Visit, token: string): Promise<void> {
  const { options, report, refusals } = visit;
  report.begin("Expiry");
  const asked = "GET /profile (account) with an expired access token";
  const end = endOf(token);
  const waitMs = options.waitExpirySeconds * 1000;
  const leftMs = end === undefined ? 0 : end - Date.now();
  if (waitMs === 0 || leftMs > waitMs) {
    const lives = end === undefined ? "how long it lives is unknown" : lifeOf(leftMs);
    report.notSeen(asked, `${lives}; --wait-expiry SECONDS waits for it`);
    return;
  }
  if (end !== undefined) await wait(Math.max(0, leftMs));
  const until = end === undefined ? Date.now() + waitMs : end + GRACE_MS;
  const answer = await waitForEnd(visit, token, until);
  if (answer.status === 0) report.deviation(asked, EXPECTED, wordsFor(answer));
  else if (answer.status < 400 && end === undefined)
    report.note(asked, EXPECTED, `it still works after ${options.waitExpirySeconds} s`);
  else if (answer.status < 400)
    report.deviation(asked, EXPECTED, `it still works ${GRACE_MS / 1000} s after its exp`);
  else {
    const { code } = refusals.read(asked, answer);
    const isRight = answer.status === 401 && code === UPSTREAM_CODES.accessTokenExpired;
    if (isRight) report.ok(asked, wordsFor(answer, code));
    // An unreadable body is told once, with all others.
    else if (answer.status !== 401 || code !== undefined)
      report.deviation(asked, EXPECTED, wordsFor(answer, code));
  }
}

function lifeOf(leftMs: number): string {
  return `it lives ${Math.round(leftMs / 1000)} s more`;
}
