import { accountEndpoints } from "../../../lib/contract/account.ts";
import { authEndpoints } from "../../../lib/contract/auth.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../member.ts";
import { wordsFor } from "../report/wording.ts";
import { MISSING, type Visit } from "../visit.ts";

/** Ends the kit's own session, and asks once more with its token. */
export async function examineEnding(visit: Visit, member: Member): Promise<void> {
  const { upstream, report, refusals } = visit;
  report.begin("Ending");
  const question = upstream.question(authEndpoints.logout);
  const answer = await member.ask(question);
  if (MISSING.has(answer.status)) {
    report.notOffered(question.asked, wordsFor(answer));
    return;
  }
  if (answer.status < 200 || answer.status > 299) {
    const code = answer.status >= 400 ? refusals.read(question.asked, answer).code : undefined;
    report.deviation(question.asked, "204, 404 or 501", wordsFor(answer, code));
    return;
  }
  report.ok(question.asked, wordsFor(answer));
  const profile = upstream.question(accountEndpoints.profile);
  const asked = `${profile.asked} after it`;
  const late = await upstream.ask({ ...profile, bearer: member.accessToken });
  const { code } = late.status >= 400 ? refusals.read(asked, late) : { code: undefined };
  const isRight = late.status === 401 && code === UPSTREAM_CODES.tokenRevoked;
  if (isRight) report.ok(asked, wordsFor(late, code));
  else report.note(asked, "401 with statusCode 5001", wordsFor(late, code));
}
