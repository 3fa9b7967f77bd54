import { type SurfaceEntry, surface } from "../../../lib/bff/proxy/surface.ts";
import { dueAt, isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, MARKER, sendGood, test } from "../../fixtures/http/recording-test.ts";
import type { RecordedRequest } from "../../fixtures/http/recording-upstream.ts";
import { type BrowserCall, goodCall } from "../../fixtures/http/surface-calls.ts";
import type { Answer } from "../../fixtures/http/visitor.ts";

const READS = surface.filter(({ method }) => method === "GET");

/** What a request says of itself beside its address, good and bad. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { cookie: "" },
  { cookie: `__Host-accessToken=${MARKER}; theme=light; theme=dark; =; ${MARKER}` },
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
  { "x-member": MARKER },
  { "accept-language": "de-DE, de;q=0.9" },
  { accept: "text/html", authorization: `Bearer ${MARKER}`, "x-api-key": MARKER },
  { "x-forwarded-for": "203.0.113.9, 198.51.100.7", forwarded: "for=203.0.113.9" },
  { rsc: "1", "next-router-prefetch": "1", "next-url": "/wallet", "next-action": MARKER },
  { "x-middleware-subrequest": "middleware", "x-middleware-prefetch": "1", purpose: "prefetch" },
  {
    range: "bytes=0-9",
    "if-none-match": "*",
    "if-modified-since": "Mon, 01 Jan 2035 00:00:00 GMT",
  },
  { "user-agent": "é".repeat(600), "content-type": "application/json" },
];
const QUERIES = ["", `?${MARKER}=1`, "?", "?page=0&page=1", "?a=%zz&b=%00", "?page=%31"];

/** Other at each answer, or the connection's. */
const OWN_TO_EACH = [
  ...["x-request-id", "x-service-time", "date", "vary"],
  ...["connection", "keep-alive", "content-length", "transfer-encoding"],
];

function shown({ status, headers, setCookies, text }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !OWN_TO_EACH.includes(name));
  const id = headers["x-request-id"] ?? "";
  return { status, setCookies, headers: Object.fromEntries(kept), text: text.replace(id, "") };
}

function asked({ method, target, headers, body }: RecordedRequest) {
  const kept = headers.filter(([name]) => name !== "x-request-id");
  return { method, target, headers: kept, body: body.toString() };
}

function hexOf(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

test("R6.1 a read is answered alike, and asks the same above, whether it reaches the proxy before the framework or by it", async ({
  member,
  upstreamCalls,
}) => {
  if (isExhaustive) test.setTimeout(300_000);
  const outcomeOf = async (entry: SurfaceEntry, change: Pick<BrowserCall, "path" | "headers">) => {
    let answer: Answer | undefined;
    const above = await upstreamCalls.requestsDuring(async () => {
      answer = await sendGood(member, entry, change);
    });
    // What is shared is asked for by the first of both.
    const isOwn = !entry.endpoint.sharedForSeconds;
    return {
      // The framework's answers vary by its router's headers.
      way: answer?.headers.vary?.includes("next-router") ? "by" : "before",
      outcome: { answer: answer && shown(answer), above: isOwn && above.map(asked) },
    };
  };
  // The first one may have the framework load the proxy.
  await member.send("/api/bff/account/wallets");
  for (const [turn, entry] of READS.entries()) {
    const { path } = goodCall(entry, member.origin);
    // Another spelling of the same address, which the start command leaves to the framework.
    const hidden = path.replace(/(?<=^\/api\/bff\/)./, hexOf);
    for (const headers of dueAt(HEADERS, turn)) {
      for (const query of dueAt(QUERIES, turn, 6)) {
        const before = await outcomeOf(entry, { path: path + query, headers });
        const byNext = await outcomeOf(entry, { path: hidden + query, headers });
        const about = `${entry.id}${query} ${JSON.stringify(headers)}`;
        expect([before.way, byNext.way], about).toEqual(["before", "by"]);
        expect(before.outcome, about).toEqual(byNext.outcome);
      }
    }
  }
});
