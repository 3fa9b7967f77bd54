import { randomUUID } from "node:crypto";
import { accountEndpoints, type User } from "../../lib/contract/account.ts";
import { airdropEndpoints } from "../../lib/contract/airdrop.ts";
import { movementEndpoints } from "../../lib/contract/movement.ts";
import type { Endpoint } from "../../lib/contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { publicEndpoints } from "../../lib/contract/public.ts";
import type { Member } from "./member.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import { wordsFor } from "./report/wording.ts";
import { type Answer, nameOf, type Question } from "./upstream.ts";
import { MISSING, type Visit } from "./visit.ts";

/** Conflicts and limits say that it was done already, which is as good. */
const DONE_BEFORE: ReadonlySet<number> = new Set([409, 429]);

function judge({ report, refusals }: Visit, endpoint: Endpoint, asked: string, answer: Answer) {
  const judgement = judgeAnswer(endpoint, answer);
  if (judgement.kind === "value") report.ok(asked, wordsFor(answer));
  else if (answer.status < 400) report.deviation(asked, judgement.expected, judgement.came);
  else {
    const came = wordsFor(answer, refusals.read(asked, answer).code);
    if (DONE_BEFORE.has(answer.status)) report.note(asked, "200", came);
    else report.deviation(asked, "200", came);
  }
}

/** The member's own name once more; mails to the member; and one to an address that nobody has. */
async function examineOrdinary(visit: Visit, member: Member): Promise<void> {
  const { upstream, answers } = visit;
  const { profile, updateProfile, sendEmailCode, twoFactorSetup } = accountEndpoints;
  const user = answers.get(profile) as User | undefined;
  if (user) {
    const form = new FormData();
    form.set("fullName", user.fullName);
    const encoded = new Response(form);
    const question = {
      ...upstream.question(updateProfile),
      body: new Uint8Array(await encoded.arrayBuffer()),
      contentType: encoded.headers.get("content-type") ?? "",
    };
    const asked = `${nameOf(updateProfile)}, the same full name`;
    judge(visit, updateProfile, asked, await member.ask(question));
  }
  judge(
    visit,
    sendEmailCode,
    nameOf(sendEmailCode),
    await member.ask(upstream.question(sendEmailCode)),
  );
  if (!user?.gg2FAEnabled) {
    const answer = await member.ask(upstream.question(twoFactorSetup));
    judge(visit, twoFactorSetup, `${nameOf(twoFactorSetup)}, not enabled`, answer);
  }
  const { forgot } = publicEndpoints;
  const body = JSON.stringify({ email: `nobody-${randomUUID()}@example.invalid` });
  const answer = await upstream.ask({ ...upstream.question(forgot), body });
  judge(visit, forgot, `${nameOf(forgot)}, an address that nobody has`, answer);
}

const SPENDS_NOTHING = "a quote that nobody was given, so nothing moves";

/** Calls with a key whose effect a member would not mind, the most harmless first. */
function keyedCalls({ upstream }: Visit): { asked: string; question: Question; other: string }[] {
  const { convert } = movementEndpoints;
  const { checkIn } = airdropEndpoints;
  const quote = () => JSON.stringify({ quoteId: randomUUID() });
  return [
    {
      asked: `${nameOf(convert)}, ${SPENDS_NOTHING}`,
      question: { ...upstream.question(convert), body: quote() },
      other: quote(),
    },
    {
      asked: `${nameOf(checkIn)}, today's`,
      question: { ...upstream.question(checkIn), body: "{}" },
      other: '{"again":true}',
    },
  ];
}

async function examineKeys(visit: Visit, member: Member): Promise<void> {
  const { report, refusals } = visit;
  for (const { asked, question, other } of keyedCalls(visit)) {
    const keyed = { ...question, idempotencyKey: randomUUID() };
    const first = await member.ask(keyed);
    if (MISSING.has(first.status)) {
      report.notOffered(asked, wordsFor(first));
      continue;
    }
    const again = await member.ask(keyed);
    const isEqual = first.status === again.status && first.text === again.text;
    if (isEqual) report.ok(`${asked}; the same key and body`, `${wordsFor(again)}, byte for byte`);
    else {
      const came = `${wordsFor(first)}, then ${wordsFor(again)} with another body`;
      report.deviation(`${asked}; the same key and body`, "the first answer, byte for byte", came);
    }
    const conflict = await member.ask({ ...keyed, body: other });
    const about = `${asked}; the same key, another body`;
    const { code } = refusals.read(about, conflict);
    const isRefused = conflict.status === 409 && code === UPSTREAM_CODES.idempotencyReused;
    if (isRefused) report.ok(about, wordsFor(conflict, code));
    else report.deviation(about, "409 with statusCode 4090", wordsFor(conflict, code));
    return;
  }
  report.notSeen("other idempotency keys", "what is left would make new members");
}

/** What changes something of the account, and nothing that a member would miss; only with `--write`. */
export async function examineWrites(visit: Visit, member: Member): Promise<void> {
  visit.report.begin("Writes");
  if (!visit.options.mayWrite) {
    visit.report.notSeen("calls that change something", "--write asks them");
    return;
  }
  await examineOrdinary(visit, member);
  await examineKeys(visit, member);
}
