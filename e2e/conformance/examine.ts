import { examineApiKey } from "./api-key.ts";
import { examineBearers } from "./bearers.ts";
import { examineEnding } from "./command/ending.ts";
import type { Options } from "./command/options.ts";
import { examineExpiry } from "./expiry.ts";
import { examineImpossible } from "./impossible.ts";
import { examineLocales } from "./locales.ts";
import { Member } from "./member.ts";
import { tellPace } from "./pace.ts";
import { examinePaging } from "./paging.ts";
import { examineReads } from "./reads.ts";
import { Refusals } from "./refusals.ts";
import { examineRenewal, examineReuse } from "./renewal.ts";
import { type Finding, Report } from "./report/report.ts";
import { examineSecondFactor } from "./second-factor.ts";
import { examineSignIn } from "./sign-in.ts";
import { Upstream } from "./upstream.ts";
import type { Visit } from "./visit.ts";
import { examineWrites } from "./writes.ts";

async function examineAll(visit: Visit): Promise<void> {
  await examineApiKey(visit);
  const tokens = await examineSignIn(visit);
  const full = tokens && (await examineSecondFactor(visit, tokens));
  const member = full && new Member(visit.upstream, full);
  await examineReads(visit, member);
  if (member) await examinePaging(visit, member);
  await examineLocales(visit);
  await examineBearers(visit);
  await examineImpossible(visit, member);
  if (!member) return;
  await examineWrites(visit, member);
  const renewed = await examineRenewal(visit, member);
  await examineExpiry(visit, renewed ?? member.accessToken);
  await examineReuse(visit, tokens);
  await examineEnding(visit, member);
}

/**
 * Asks an upstream whether it keeps the contract. Without `mayWrite` the only traces are two failed
 * sign-ins and two sessions, which are ended.
 *
 * @throws NotBegunError when nothing comes to the first question, or the key, name or password is refused
 */
export async function examine(options: Options): Promise<readonly Finding[]> {
  const report = new Report();
  const visit: Visit = {
    options,
    upstream: new Upstream(options),
    report,
    refusals: new Refusals(),
    answers: new Map(),
  };
  await examineAll(visit);
  visit.refusals.tell(report);
  tellPace(visit);
  return report.findings;
}
