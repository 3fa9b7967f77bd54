import type { z } from "zod";
import { accountEndpoints } from "../../lib/contract/account.ts";
import { authEndpoints } from "../../lib/contract/auth.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import { wordsFor } from "./report/wording.ts";
import type { Tokens } from "./sign-in.ts";
import { formOfToken } from "./token-form.ts";
import type { Visit } from "./visit.ts";

type Passed = z.output<typeof accountEndpoints.twoFactorValid.response>;

async function examinePendingToken({ upstream, report, refusals }: Visit, bearer: string) {
  const question = upstream.question(accountEndpoints.profile);
  const asked = `${question.asked} with the second-factor token`;
  const answer = await upstream.ask({ ...question, bearer });
  const { code } = answer.status >= 400 ? refusals.read(asked, answer) : { code: undefined };
  const came = wordsFor(answer, code);
  const isRight = answer.status === 401 && code === UPSTREAM_CODES.secondFactorPending;
  if (isRight) report.ok(asked, came);
  else if (answer.status !== 401 || code !== undefined)
    report.deviation(asked, "401 with statusCode 5002", came);
}

async function examineInertRefresh({ upstream, report, refusals }: Visit, bearer: string) {
  const question = upstream.question(authEndpoints.refresh);
  const asked = `${question.asked} before the code has passed`;
  if (!bearer) return;
  const answer = await upstream.ask({ ...question, bearer });
  if (answer.status < 400) {
    report.deviation(asked, "a refusal: the password alone must not suffice", wordsFor(answer));
    return;
  }
  report.ok(asked, wordsFor(answer, refusals.read(asked, answer).code));
}

async function examineEmptyCode({ upstream, report, refusals }: Visit, bearer: string) {
  const question = upstream.question(accountEndpoints.twoFactorValid);
  const asked = `${question.asked}, an empty code`;
  const answer = await upstream.ask({ ...question, bearer, body: JSON.stringify({ code: "" }) });
  const { code, fields } = refusals.read(asked, answer);
  const came = wordsFor(answer, code);
  if (answer.status === 422 && (fields.length > 0 || code === undefined)) report.ok(asked, came);
  else report.deviation(asked, "422 with errors", came);
}

async function passCode(visit: Visit, tokens: Tokens, value: string): Promise<Tokens | null> {
  const { upstream, report, refusals } = visit;
  const endpoint = accountEndpoints.twoFactorValid;
  const question = upstream.question(endpoint);
  const asked = `${question.asked}, the given code`;
  const body = JSON.stringify({ code: value });
  const answer = await upstream.ask({ ...question, bearer: tokens.gg2FAToken, body });
  const judgement = judgeAnswer(endpoint, answer);
  if (judgement.kind === "deviation") {
    const { code } = answer.status >= 400 ? refusals.read(asked, answer) : { code: undefined };
    const came = code === undefined ? judgement.came : wordsFor(answer, code);
    report.deviation(asked, judgement.expected, came);
    return null;
  }
  const { accessToken, refreshToken } = judgement.value as Passed;
  report.ok(asked, `${answer.status}, accessToken ${formOfToken(accessToken)}`);
  return { ...tokens, accessToken, refreshToken: refreshToken || tokens.refreshToken };
}

/**
 * The second factor of an account that has one.
 * @returns the tokens of a full member, or null without a code that passes
 */
export async function examineSecondFactor(visit: Visit, tokens: Tokens): Promise<Tokens | null> {
  const { options, report } = visit;
  report.begin("Second factor");
  if (tokens.validGG2FA) {
    report.notSeen("a pending token", "this account has no second factor");
    return tokens;
  }
  await examinePendingToken(visit, tokens.gg2FAToken);
  await examineInertRefresh(visit, tokens.refreshToken);
  await examineEmptyCode(visit, tokens.gg2FAToken);
  if (options.code) return passCode(visit, tokens, options.code);
  report.incomplete(
    "the calls of members",
    "this account has a second factor, and no --code was given",
  );
  return null;
}
