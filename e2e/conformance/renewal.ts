import { accountEndpoints } from "../../lib/contract/account.ts";
import { authEndpoints } from "../../lib/contract/auth.ts";
import { DEFINITE_REFUSALS } from "../../lib/contract/protocol/errors.ts";
import { Member } from "./member.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import { wordsFor } from "./report/wording.ts";
import type { Tokens } from "./sign-in.ts";
import { formOfToken } from "./token-form.ts";
import { NOBODYS_TOKEN, type Visit } from "./visit.ts";

const ENDPOINT = authEndpoints.refresh;

async function examineJunk({ upstream, report, refusals }: Visit): Promise<void> {
  const question = upstream.question(ENDPOINT);
  const asked = `${question.asked} with a token that nobody has`;
  const answer = await upstream.ask({ ...question, bearer: NOBODYS_TOKEN });
  const { code } = answer.status >= 400 ? refusals.read(asked, answer) : { code: undefined };
  const came = wordsFor(answer, code);
  if (DEFINITE_REFUSALS.has(answer.status)) report.ok(asked, came);
  else report.deviation(asked, "a definite refusal: 401, 400 or 403", came);
}

async function renew({ upstream, report, refusals }: Visit, refreshToken: string) {
  const question = upstream.question(ENDPOINT);
  const asked = `${question.asked} with the refresh token`;
  const answer = await upstream.ask({ ...question, bearer: refreshToken });
  const judgement = judgeAnswer(ENDPOINT, answer);
  if (judgement.kind === "value") {
    const renewed = judgement.value as { accessToken: string; refreshToken: string };
    report.ok(asked, `${answer.status}, accessToken ${formOfToken(renewed.accessToken)}`);
    return renewed;
  }
  const { code } = answer.status >= 400 ? refusals.read(asked, answer) : { code: undefined };
  const came = code === undefined ? judgement.came : wordsFor(answer, code);
  report.deviation(asked, judgement.expected, came);
  return null;
}

/**
 * Renews the session (R8.1), and asks with what came of it.
 * @returns the renewed access token, or null without one that works
 */
export async function examineRenewal(visit: Visit, member: Member): Promise<string | null> {
  const { upstream, report, refusals } = visit;
  report.begin("Renewal");
  await examineJunk(visit);
  if (!member.refreshToken) return null;
  const renewed = await renew(visit, member.refreshToken);
  if (!renewed) return null;
  const question = upstream.question(accountEndpoints.profile);
  const asked = `${question.asked} with the renewed token`;
  const answer = await upstream.ask({ ...question, bearer: renewed.accessToken });
  if (answer.status >= 400) {
    report.deviation(asked, "200", wordsFor(answer, refusals.read(asked, answer).code));
    return null;
  }
  report.ok(asked, wordsFor(answer));
  if (renewed.refreshToken && renewed.refreshToken !== member.refreshToken) {
    report.note("the refresh token", "stays the same", "a new one came, which is kept");
  }
  member.keep(renewed);
  return renewed.accessToken;
}

/**
 * Asks a refresh token that was used once again, with a session of its own: where tokens are good once, that may end it.
 * A second factor takes a code that was used already, so whoever has one is not asked for.
 */
export async function examineReuse(visit: Visit, { validGG2FA }: Tokens): Promise<void> {
  const { options, upstream, report, refusals } = visit;
  report.begin("Reuse");
  const question = upstream.question(ENDPOINT);
  const asked = `${question.asked} with the same refresh token again`;
  if (!validGG2FA) {
    report.notSeen(asked, "a second session takes a second code; an account without one shows it");
    return;
  }
  const { username, password } = options;
  const login = upstream.question(authEndpoints.login);
  const entered = await upstream.ask({ ...login, body: JSON.stringify({ username, password }) });
  const judgement = judgeAnswer(authEndpoints.login, entered);
  const tokens = judgement.kind === "value" ? (judgement.value as Tokens) : null;
  if (!tokens?.refreshToken) {
    report.notSeen(asked, `a second sign-in brought no refresh token: ${wordsFor(entered)}`);
    return;
  }
  const first = judgeAnswer(
    ENDPOINT,
    await upstream.ask({ ...question, bearer: tokens.refreshToken }),
  );
  const own = new Member(upstream, tokens);
  const logout = () => own.ask(upstream.question(authEndpoints.logout));
  if (first.kind === "deviation") {
    report.notSeen(asked, "it renewed nothing the first time");
    await logout();
    return;
  }
  own.keep(first.value as Tokens);
  const answer = await upstream.ask({ ...question, bearer: tokens.refreshToken });
  if (answer.status < 400) report.ok(asked, wordsFor(answer));
  else {
    const came = wordsFor(answer, refusals.read(asked, answer).code);
    const seen = "several instances need REDIS_URL, and sign members out while it is away";
    report.note(asked, "200 a moment later", `${came}: ${seen}`);
  }
  await logout();
}
