import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { authEndpoints } from "../../lib/contract/auth.ts";
import { NotBegunError } from "./api-key.ts";
import { parseBody } from "./body.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import { wordsFor } from "./report/wording.ts";
import { formOfToken } from "./token-form.ts";
import type { Answer } from "./upstream.ts";
import type { Visit } from "./visit.ts";

/** A pair that is wrong, or a member who may not log in. */
const REFUSED_PAIR: ReadonlySet<number> = new Set([401, 403, 422]);

/** Too many tries, or a locked account: not what was asked about. */
const LIMITED: ReadonlySet<number> = new Set([423, 429]);

export type Tokens = z.output<typeof authEndpoints.login.response>;

function wrongPairs({ options: { username } }: Visit) {
  const password = `Wrong-${randomUUID()}`;
  return [
    { name: "empty fields", body: { username: "", password: "" } },
    { name: "a name that nobody has", body: { username: nobodysName(), password } },
    { name: "a wrong password", body: { username, password } },
  ];
}

function nobodysName(): string {
  return `nobody_${randomUUID().slice(0, 8)}`;
}

function sayingOf(answer: Answer): string {
  const body = parseBody(answer);
  if (typeof body !== "object" || body === null) return answer.text;
  const { statusCode, message, errors } = body as Record<string, unknown>;
  return JSON.stringify([statusCode, message, errors]);
}

async function examineRefusals(visit: Visit): Promise<void> {
  const { upstream, report, refusals } = visit;
  const question = upstream.question(authEndpoints.login);
  const sayings: string[] = [];
  for (const { name, body } of wrongPairs(visit)) {
    const asked = `${question.asked}, ${name}`;
    const answer = await upstream.ask({ ...question, body: JSON.stringify(body) });
    const { code, fields } = refusals.read(asked, answer);
    const came = wordsFor(answer, code);
    if (LIMITED.has(answer.status)) {
      report.note(asked, "422 with errors", `${came}: signing in is limited just now`);
      continue;
    }
    if (body.username && answer.status === 422) sayings.push(sayingOf(answer));
    if (answer.status !== 422) report.deviation(asked, "422 with errors", came);
    else if (code !== undefined && fields.length === 0)
      report.deviation(asked, "422 with errors, by field or under _", `${came} without errors`);
    else report.ok(asked, `${came}, errors for ${fields.join(", ") || "nothing"}`);
  }
  const [first, second] = sayings;
  if (first === undefined || second === undefined || first === second) return;
  report.deviation(
    `${question.asked}, a known and an unknown name`,
    "the same words, so that nobody learns who is a member",
    "different ones",
  );
}

/** Which of the tokens a login must bring (R3.5). */
function missingToken({ validGG2FA, accessToken, gg2FAToken }: Tokens): string | undefined {
  if (validGG2FA) return accessToken ? undefined : "validGG2FA true without an accessToken";
  return gg2FAToken ? undefined : "validGG2FA false without a gg2FAToken";
}

/**
 * Wrong pairs, which are refused in neutral words, then the right one, which also ends their count.
 * @throws NotBegunError when the right one is refused
 */
export async function examineSignIn(visit: Visit): Promise<Tokens | null> {
  const { options, upstream, report, refusals } = visit;
  report.begin("Sign-in");
  await examineRefusals(visit);
  const { username, password } = options;
  const question = upstream.question(authEndpoints.login);
  const asked = `${question.asked}, the right pair`;
  const answer = await upstream.ask({ ...question, body: JSON.stringify({ username, password }) });
  if (answer.status >= 400) {
    const came = wordsFor(answer, refusals.read(asked, answer).code);
    if (REFUSED_PAIR.has(answer.status))
      throw new NotBegunError(
        `The upstream refuses name and password: ${came}. Check CONFORMANCE_USERNAME and CONFORMANCE_PASSWORD`,
      );
    report.deviation(asked, "200 with tokens", came);
    return null;
  }
  const judgement = judgeAnswer(authEndpoints.login, answer);
  if (judgement.kind === "deviation") {
    report.deviation(asked, judgement.expected, judgement.came);
    return null;
  }
  const tokens = judgement.value as Tokens;
  const missing = missingToken(tokens);
  if (missing) {
    report.deviation(asked, "the token that goes with validGG2FA", missing);
    return null;
  }
  report.ok(asked, `${answer.status}, validGG2FA ${tokens.validGG2FA}`);
  for (const name of ["accessToken", "refreshToken", "gg2FAToken"] as const) {
    report.ok(name, formOfToken(tokens[name]));
  }
  if (!tokens.refreshToken) {
    report.note("refreshToken", "one", "none: members sign in again when an access token ends");
  }
  return tokens;
}
