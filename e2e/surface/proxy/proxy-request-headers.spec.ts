import { surface } from "../../../lib/bff/proxy/surface.ts";
import { type Endpoint, isStream } from "../../../lib/contract/protocol/endpoint.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  MARKER,
  type Recorded,
  sendGood,
  signIn,
  startRecorded,
  stopRecorded,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import type { RecordedRequest } from "../../fixtures/http/recording-upstream.ts";
import { goodCall, IDEMPOTENCY_KEY } from "../../fixtures/http/surface-calls.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { API_KEY } from "../../sandbox/http/api-key.ts";

/** What a hostile browser adds to each call. */
const HOSTILE_HEADERS = {
  accept: `text/${MARKER}`,
  "accept-encoding": "gzip, br",
  "accept-language": "de-DE,de;q=0.8",
  authorization: `Bearer ${MARKER}`,
  "x-api-key": MARKER,
  "x-request-id": MARKER,
  "x-forwarded-for": "198.51.100.7, 203.0.113.9",
  "x-forwarded-host": MARKER,
  "x-forwarded-proto": MARKER,
  "x-forwarded-port": "1",
  "x-real-ip": "198.51.100.8",
  forwarded: `for=${MARKER}`,
  via: `1.1 ${MARKER}`,
  te: "trailers",
  trailer: MARKER,
  "proxy-authorization": MARKER,
  "x-http-method-override": "DELETE",
  "x-middleware-subrequest": "middleware",
  "x-merlin-path": MARKER,
  "x-nonce": MARKER,
  referer: `https://${MARKER}.example/`,
  "user-agent": MARKER,
  range: "bytes=0-1",
  "if-none-match": MARKER,
  cookie: "",
} as const;

/** Header lines of HTTP itself, which the connection to the upstream has of its own. */
const OF_THE_CONNECTION = ["connection", "content-length", "host"];

function expectedNames(endpoint: Endpoint): string[] {
  const isShared = endpoint.sharedForSeconds !== undefined;
  return [
    "accept",
    "x-api-key",
    "x-request-id",
    ...(endpoint.body ? ["content-type"] : []),
    ...(endpoint.audience === "member" ? ["authorization"] : []),
    ...(endpoint.idempotent ? ["idempotency-key"] : []),
    // What everybody shares must not depend on who asked first.
    ...(isShared ? [] : ["accept-language", "x-forwarded-for"]),
  ].toSorted();
}

function namesOf(request: RecordedRequest | undefined): string[] {
  const names = request?.headers.map(([name]) => name) ?? [];
  return names.filter((name) => !OF_THE_CONNECTION.includes(name)).toSorted();
}

test.describe("what goes up", () => {
  test.describe.configure({ mode: "serial" });

  let behindOneProxy: Recorded & { readonly member: Visitor };
  let behindNone: Recorded & { readonly member: Visitor };

  async function start(hops: string) {
    const recorded = await startRecorded({ TRUSTED_PROXY_HOPS: hops });
    return { ...recorded, member: await signIn(recorded) };
  }

  test.beforeAll(async () => {
    [behindOneProxy, behindNone] = await Promise.all([start("1"), start("0")]);
  });
  test.afterAll(() => Promise.all([behindOneProxy, behindNone].map(stopRecorded)));

  test("R6.1 the upstream receives our key, our bearer and our request id, and of the browser the allow-list only", async () => {
    const { member, upstream } = behindOneProxy;
    for (const entry of surface) {
      const { id, endpoint } = entry;
      const good = goodCall(entry, member.origin);
      const headers = {
        ...HOSTILE_HEADERS,
        ...good.headers,
        cookie: `${member.cookieHeader}; a=b`,
      };
      const before = upstream.requests.length;
      const answer = await sendGood(member, entry, { headers });
      expect(answer.status, id).toBeLessThan(300);
      const request = upstream.requests[before];
      expect(namesOf(request), id).toEqual(expectedNames(endpoint));
      const { response } = endpoint;
      const accept = isStream(response) ? `${response.type}, application/json` : "application/json";
      expect(request?.header("accept"), id).toBe(accept);
      expect(request?.header("x-api-key"), id).toBe(API_KEY);
      expect(request?.header("x-request-id"), id).toBe(answer.headers["x-request-id"]);
      expect(request?.header("host"), id).toBe(new URL(upstream.url).host);
      expect(JSON.stringify(request?.headers), id).not.toContain(MARKER);
      if (endpoint.audience === "member") {
        expect(request?.header("authorization"), id).toBe(`Bearer ${TOKENS.access}`);
      }
      if (endpoint.idempotent) expect(request?.header("idempotency-key")).toBe(IDEMPOTENCY_KEY);
      if (endpoint.body) {
        const type = request?.header("content-type");
        // A form goes up under a boundary of ours.
        if (endpoint.body.kind === "multipart")
          expect(type).toMatch(/^multipart\/form-data; boundary=merlin-/);
        else expect(type, id).toBe(good.headers["content-type"]);
      }
      if (!endpoint.sharedForSeconds) {
        expect(request?.header("accept-language"), id).toBe("de-DE,de;q=0.8");
        expect(request?.header("x-forwarded-for"), id).toBe("203.0.113.9");
      }
    }
  });

  test("without a proxy of ours no client address goes up, whatever the visitor claims", async () => {
    const { member, upstream } = behindNone;
    for (const entry of dueAt(surface, 0, 4)) {
      const good = goodCall(entry, member.origin);
      const headers = { ...HOSTILE_HEADERS, ...good.headers, cookie: member.cookieHeader };
      const before = upstream.requests.length;
      await sendGood(member, entry, { headers });
      const request = upstream.requests[before];
      expect(request, entry.id).toBeDefined();
      expect(request?.header("x-forwarded-for"), entry.id).toBeUndefined();
      expect(JSON.stringify(request?.headers), entry.id).not.toMatch(/198\.51|203\.0\.113/);
    }
  });

  test("an address that is no address and a language that is no language stay behind", async () => {
    const { member, upstream } = behindOneProxy;
    for (const [name, value] of [
      ["x-forwarded-for", `203.0.113.9, ${MARKER}`],
      ["x-forwarded-for", "203.0.113.9, "],
      ["x-forwarded-for", "203.0.113.9, 1.2.3.4:http"],
      ["accept-language", `de{${MARKER}}`],
      ["accept-language", "de,".repeat(200)],
    ] as const) {
      const before = upstream.requests.length;
      await member.send("/api/bff/account/wallets", { headers: { [name]: value } });
      const request = upstream.requests[before];
      const own = name === "accept-language" ? /^(en-US,en|de-DE,de);q=0\.8$/ : /^$/;
      expect(request?.header(name) ?? "").toMatch(own);
      expect(request?.header("authorization")).toBe(`Bearer ${TOKENS.access}`);
    }
  });

  test("R6.1 the session handlers send no cookie and nothing of the browser's beside its credentials and the name of the device", async () => {
    const { application, upstream, member } = behindOneProxy;
    const before = upstream.requests.length;
    const visitor = member.clone();
    const hostile = { ...HOSTILE_HEADERS, cookie: visitor.cookieHeader };
    await visitor.post("/api/session/login", { username: "anna", password: MARKER }, hostile);
    await visitor.post("/api/session/refresh", undefined, {
      ...hostile,
      cookie: visitor.cookieHeader,
    });
    await visitor.post("/api/session/logout", undefined, {
      ...hostile,
      cookie: visitor.cookieHeader,
    });
    const requests = upstream.requests.slice(before);
    expect(requests.map(({ path }) => path)).toEqual([
      "/auth/client/login/credential",
      "/auth/client/profile",
      "/auth/client/refresh",
      "/auth/client/logout",
    ]);
    const allowed = ["accept", "authorization", "content-type", "x-api-key", "x-request-id"];
    for (const request of requests) {
      const extra = namesOf(request).filter((name) => !allowed.includes(name));
      const signsIn = /login|profile/.test(request.path);
      const ofSignIn = ["x-forwarded-for", "user-agent", "accept-language"];
      const known = signsIn ? ofSignIn : ["x-forwarded-for"];
      expect(extra.filter((name) => !known.includes(name))).toEqual([]);
      const others = request.headers.filter(([name]) => name !== "user-agent");
      expect(JSON.stringify(others)).not.toContain(MARKER);
    }
    expect(requests.map((request) => request.header("authorization"))).toEqual([
      undefined,
      `Bearer ${TOKENS.access}`,
      expect.stringContaining(`Bearer ${TOKENS.refresh}`),
      `Bearer ${TOKENS.renewed}`,
    ]);
    expect(application.lines.join("\n")).not.toContain(MARKER);
  });
});
