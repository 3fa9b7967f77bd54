import type { Endpoint } from "../../lib/contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { endpoints } from "../../lib/contract/registry.ts";
import { READ_INPUTS, type ReadInput } from "./command/read-inputs.ts";
import type { Member } from "./member.ts";
import { tellMissingFields } from "./missing-fields.ts";
import { judgeAnswer } from "./report/judge-answer.ts";
import { listed, wordsFor } from "./report/wording.ts";
import type { Answer } from "./upstream.ts";
import { nameOf } from "./upstream.ts";
import { MISSING, type Visit } from "./visit.ts";

/** Every call that only reads, those first that need nothing of another one's answer. */
export const READS: readonly Endpoint[] = endpoints
  .filter(({ method, effect }) => method === "GET" && !effect)
  .sort((a, b) => Number(READ_INPUTS.has(a)) - Number(READ_INPUTS.has(b)));

const { notValid, kycRequired, twoFactorRequired, securityHold, unavailable } = UPSTREAM_CODES;
const GATES: ReadonlySet<number> = new Set([
  notValid,
  kycRequired,
  twoFactorRequired,
  securityHold,
]);

/** Calls that wrote something in a way of their own, by that way. */
interface Manners {
  readonly enveloped: string[];
  readonly bare: string[];
  readonly numbers: string[];
  readonly offsets: string[];
}

function judgeRefusal(visit: Visit, endpoint: Endpoint, answer: Answer): void {
  const { report, refusals } = visit;
  const asked = nameOf(endpoint);
  const { code } = refusals.read(asked, answer);
  const came = wordsFor(answer, code);
  const isOptional = endpoint.origin === "extension";
  if (MISSING.has(answer.status) && isOptional) report.notOffered(asked, came);
  else if (answer.status === 403 && code !== undefined && GATES.has(code))
    report.note(asked, "200", `${came}: not for this account`);
  else if (answer.status === 503 && code === unavailable)
    report.note(asked, "200", `${came}: unavailable just now`);
  else report.deviation(asked, isOptional ? "200, 404 or 501" : "200", came);
}

function judgeRead(visit: Visit, endpoint: Endpoint, answer: Answer, manners: Manners): void {
  const asked = nameOf(endpoint);
  const judgement = judgeAnswer(endpoint, answer);
  if (judgement.kind === "deviation") {
    visit.report.deviation(asked, judgement.expected, judgement.came);
    return;
  }
  const { value, isEnveloped, traits } = judgement;
  visit.answers.set(endpoint, value);
  visit.report.ok(asked, wordsFor(answer));
  (isEnveloped ? manners.enveloped : manners.bare).push(asked);
  manners.numbers.push(...traits.numbers.map((path) => `${endpoint.path} ${path}`));
  manners.offsets.push(...traits.offsets.map((path) => `${endpoint.path} ${path}`));
}

function tellManners({ report }: Visit, { enveloped, bare, numbers, offsets }: Manners): void {
  if (enveloped.length > 0) {
    const came = `a data envelope in ${enveloped.length} of ${enveloped.length + bare.length}`;
    report.note("bodies", "bare (an envelope is unwrapped)", came);
  }
  if (numbers.length > 0) {
    report.note("amounts", "plain decimal strings (a JSON number is read)", listed(numbers));
  }
  if (offsets.length > 0) {
    report.note("moments", "UTC with Z (an offset is read)", listed(offsets));
  }
}

/** Asks every read of the contract: public ones without a bearer, members' only when one is signed in. */
export async function examineReads(visit: Visit, member: Member | null): Promise<void> {
  const { upstream, report, answers, options } = visit;
  const manners: Manners = { enveloped: [], bare: [], numbers: [], offsets: [] };
  report.begin("Reads");
  for (const endpoint of READS) {
    if (endpoint.audience !== "public" && !member) continue;
    const input: ReadInput | undefined = READ_INPUTS.has(endpoint)
      ? READ_INPUTS.get(endpoint)?.({ answers, username: options.username })
      : {};
    if (!input) {
      report.notSeen(nameOf(endpoint), "no answer before named one to ask for");
      continue;
    }
    const question = upstream.question(endpoint, input);
    const isPublic = endpoint.audience === "public" || !member;
    const answer = await (isPublic ? upstream.ask(question) : member.ask(question));
    if (answer.status >= 400) judgeRefusal(visit, endpoint, answer);
    else judgeRead(visit, endpoint, answer, manners);
  }
  tellManners(visit, manners);
  tellMissingFields(visit);
}
