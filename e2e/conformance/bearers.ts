import type { Endpoint } from "../../lib/contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { endpoints } from "../../lib/contract/registry.ts";
import { listed, wordsFor } from "./report/wording.ts";
import { nameOf } from "./upstream.ts";
import { MISSING, NOBODYS_TOKEN, type Visit } from "./visit.ts";

const MEMBERS = endpoints.filter(({ audience }) => audience === "member" || audience === "pending");

/** Any value that the path accepts the form of; nobody has it. */
const PLACEHOLDERS = {
  id: "0",
  code: "USDT",
  username: "nobody",
  day: "2020-01-01",
  epoch: "1",
  key: "00000000-0000-4000-8000-000000000000",
};

/** Where the same thing came, so that it is told once. */
class Groups {
  readonly #groups = new Map<string, string[]>();
  add(came: string, asked: string): void {
    this.#groups.set(came, [...(this.#groups.get(came) ?? []), asked]);
  }
  tell(say: (asked: string, came: string) => void): void {
    for (const [came, asked] of this.#groups) say(listed(asked), came);
  }
}

/** What follows from another code than 5001; nothing to say about an unreadable body, which is told elsewhere. */
function consequenceOf(code: number | undefined): string | undefined {
  if (code === undefined || code === UPSTREAM_CODES.tokenRevoked) return undefined;
  if (code === UPSTREAM_CODES.accessTokenExpired) return "a renewal is tried in vain";
  return "a member whose session was ended elsewhere meets an outage until the token's end";
}

/**
 * Every call for members with a bearer that nobody has, and with an empty body: it must be refused before
 * anything else is looked at. For calls that write it also shows that they are there.
 */
export async function examineBearers({ upstream, report, refusals }: Visit): Promise<void> {
  report.begin("A bearer that nobody has");
  const [refused, noted, wrong] = [new Groups(), new Groups(), new Groups()];
  const isThere = (endpoint: Endpoint) => endpoint.method !== "GET" || endpoint.effect;
  for (const endpoint of MEMBERS) {
    const asked = nameOf(endpoint);
    const body = endpoint.body?.kind === "json" ? "{}" : undefined;
    const question = { ...upstream.question(endpoint, { params: PLACEHOLDERS }), body };
    const answer = await upstream.ask({ ...question, bearer: NOBODYS_TOKEN });
    if (MISSING.has(answer.status)) {
      // A read that is missing is told among the reads.
      if (!isThere(endpoint)) continue;
      const { code } = refusals.read(asked, answer);
      if (endpoint.origin === "extension") report.notOffered(asked, wordsFor(answer, code));
      else wrong.add(wordsFor(answer, code), asked);
      continue;
    }
    const { code } = answer.status >= 400 ? refusals.read(asked, answer) : { code: undefined };
    const came = wordsFor(answer, code);
    if (answer.status !== 401) wrong.add(came, asked);
    else {
      const consequence = consequenceOf(code);
      if (consequence) noted.add(`${came}: ${consequence}`, asked);
      else refused.add(came, asked);
    }
  }
  refused.tell((asked, came) => report.ok(asked, came));
  noted.tell((asked, came) => report.note(asked, "401 with statusCode 5001", came));
  wrong.tell((asked, came) => report.deviation(asked, "401 with statusCode 5001", came));
}
