import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import { expect, MARKER, test } from "../../fixtures/http/recording-test.ts";

const UNKNOWN = "/no-such-address";

test("an upgrade is refused and the connection closed, wherever it is asked for", async ({
  member,
  recorded,
}) => {
  for (const target of ["/", "/login", "/wallet", "/api/health", "/_next/static/x.js", UNKNOWN]) {
    for (const upgrade of ["websocket", "h2c", MARKER]) {
      const headers = { cookie: member.cookieHeader, connection: "Upgrade", upgrade };
      const { status, headers: got, text } = await rawRequest(member.origin, { target, headers });
      expect([status, got["cache-control"]], target).toEqual([400, "private, no-store"]);
      const { error } = JSON.parse(text);
      expect(error.code, target).toBe("BAD_REQUEST");
      const line = recorded.application.lines.find((one) => one.includes(error.requestId));
      expect(JSON.parse(line ?? "{}"), target).toMatchObject({ route: "upgrade", status: 400 });
    }
  }
  expect(recorded.application.errorLines).toEqual([]);
});

test("the name of a server action is acted upon nowhere and written nowhere", async ({
  member,
  guest,
  recorded,
}) => {
  const targets = ["/", "/login", "/wallet", UNKNOWN, "/_not-found", "/_next/x", "/_next", "/%zz"];
  const form = [
    "--x",
    `content-disposition: form-data; name="$ACTION_ID_${MARKER}"`,
    "",
    "",
    "--x--",
    "",
  ].join("\r\n");
  const bodies = [
    ["text/plain;charset=UTF-8", "[]", MARKER],
    ["multipart/form-data; boundary=x", form, MARKER],
    ["multipart/form-data; boundary=x", form, ""],
    ["Multipart/Form-Data; boundary=x", form, ""],
    ["application/x-www-form-urlencoded", `$ACTION_ID_${MARKER}=1`, ""],
  ] as const;
  for (const [turn, visitor] of [member, guest].entries()) {
    for (const [index, target] of targets.entries()) {
      const plain = await rawRequest(visitor.origin, {
        target,
        headers: { cookie: visitor.cookieHeader },
      });
      for (const [type, body, action] of dueAt(bodies, turn + index, 2)) {
        const answer = await rawRequest(visitor.origin, {
          method: "POST",
          target,
          headers: {
            cookie: visitor.cookieHeader,
            origin: visitor.origin,
            "content-type": type,
            "content-length": String(body.length),
            ...(action && { "next-action": action }),
          },
          body,
        });
        expect(answer.status, `${target} ${type}`).toBe(plain.status);
      }
    }
  }
  expect(recorded.application.errorLines).toEqual([]);
});

test("a member's path that cannot be decoded is answered like any other that is no page", async ({
  member,
  guest,
}) => {
  for (const [target, unknown] of [
    ["/wallet/%zz", "/wallet/x/y"],
    ["/wallet/%ff", "/wallet/x/y"],
    ["/wallet/%zz.css", "/wallet/x/y"],
    ["/transactions/%", "/transactions/x/y"],
    ["/token-price/%e2%82", "/token-price/x/y"],
    ["/setting/%zz", "/setting/x/y"],
    ["/%zz", UNKNOWN],
    ["/%zz.css", UNKNOWN],
  ] as const) {
    for (const visitor of [member, guest]) {
      const headers = { cookie: visitor.cookieHeader };
      const answer = await rawRequest(visitor.origin, { target, headers });
      const expected = await rawRequest(visitor.origin, { target: unknown, headers });
      expect(answer.status, target).toBe(expected.status);
      expect(answer.headers["content-type"], target).toBe(expected.headers["content-type"]);
      expect(answer.headers["cache-control"], target).toBe("private, no-store");
      expect(answer.headers["content-security-policy"], target).toBeTruthy();
    }
  }
});

test("a request for nothing in particular is answered like an unknown address", async ({
  guest,
  recorded,
}) => {
  for (const method of ["GET", "POST", "OPTIONS", "DELETE"]) {
    const [star, unknown] = await Promise.all(
      ["*", UNKNOWN].map((target) => rawRequest(guest.origin, { method, target })),
    );
    expect(star?.status, method).toBe(unknown?.status);
    if (method === "GET") expect(star?.status).toBe(404);
    expect(star?.headers["content-type"], method).toBe(unknown?.headers["content-type"]);
    expect(star?.headers["cache-control"], method).toBe(unknown?.headers["cache-control"]);
  }
  expect(recorded.application.errorLines).toEqual([]);
});

test("an address in its absolute form means its path, whoever's it says it is", async ({
  guest,
}) => {
  const { status } = await rawRequest(guest.origin, { target: `${guest.origin}/login` });
  expect(status).toBe(200);
  const foreign = await rawRequest(guest.origin, { target: `http://evil.example${UNKNOWN}` });
  expect(foreign.status).toBe(404);
  expect(foreign.text).not.toContain("evil.example");
});

test("every redirect says that no cache keeps it, that it depends on the cookies and that its type is no guess", async ({
  guest,
  member,
}) => {
  for (const [visitor, target, status] of [
    [guest, "/wallet", 307],
    [guest, "/wallet/BTC?a=b", 307],
    [member, "/login", 307],
    [guest, "/wallet/", 308],
    [guest, "//evil.example", 308],
    [guest, "/a\\b", 308],
    [guest, "/api/health/", 308],
    [guest, "/api//health", 308],
    [guest, "/_next/static/x/", 308],
  ] as const) {
    const headers = { cookie: visitor.cookieHeader };
    const answer = await rawRequest(visitor.origin, { target, headers });
    expect([answer.status, answer.headers["cache-control"]], target).toEqual([
      status,
      "private, no-store",
    ]);
    expect(answer.headers.vary?.toLowerCase(), target).toContain("cookie");
    expect(answer.headers, target).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.location, target).toMatch(/^\/(?![/\\])/);
  }
});

test("one request with thousands of parts in its query, its cookies or its user agent keeps nobody waiting", async ({
  guest,
}) => {
  const many = "a&".repeat(6_000);
  for (const path of ["/login", "/", "/api/health", UNKNOWN, "/icon.svg", "/_next/x"]) {
    const { status, text } = await rawRequest(guest.origin, { target: `${path}?${many}` });
    expect([status, JSON.parse(text).error.code], path).toEqual([400, "BAD_REQUEST"]);
  }
  const agent = { "user-agent": "a".repeat(14_000) };
  const cookies = { cookie: Array.from({ length: 2_600 }, (_, at) => `${at}=`).join(";") };
  // Each took a second and more of the process; in a row they are less than that together.
  const begun = performance.now();
  for (const target of ["/login?x", UNKNOWN, "/login?x", UNKNOWN, "/login?x", UNKNOWN])
    await rawRequest(guest.origin, { target, headers: agent });
  for (const target of ["/api/health", "/api/health", "/robots.txt"]) {
    const { status } = await rawRequest(guest.origin, { target, headers: cookies });
    expect(status).toBe(200);
  }
  expect(performance.now() - begun).toBeLessThan(2_500);
});

test("what asks for an empty answer gets the page or the call's, and no answer tells of the middleware", async ({
  guest,
}) => {
  for (const target of ["/login?x", UNKNOWN, "/api/health", "/api/bff/account/wallets"]) {
    const plain = await rawRequest(guest.origin, { target });
    const headers = { "x-middleware-prefetch": "1" };
    const answer = await rawRequest(guest.origin, { target, headers });
    expect(answer.status, target).toBe(plain.status);
    expect(answer.text.length, target).toBeGreaterThan(plain.text.length / 2);
    for (const one of [plain, answer])
      expect(Object.keys(one.headers).filter((name) => name.startsWith("x-m"))).toEqual([]);
  }
});

test("a file is sent whole, whatever part or version of it was asked for", async ({ guest }) => {
  for (const [name, value] of [
    ["if-match", '"x"'],
    ["if-unmodified-since", "Mon, 01 Jan 1990 00:00:00 GMT"],
    ["range", "bytes=99999999-"],
  ] as const) {
    for (const target of ["/sw.js", "/icons/icon-192.png"]) {
      const { status } = await rawRequest(guest.origin, { target, headers: { [name]: value } });
      expect(status, `${target} ${name}`).toBe(200);
    }
  }
});

test("a router's state that no router sends is as none, and written of nowhere", async ({
  guest,
  member,
  recorded,
}) => {
  const before = recorded.application.errorLines.length;
  for (const [visitor, path] of [[guest, "/login"] as const, [member, "/wallet"] as const]) {
    for (const state of [
      "garbage",
      "%zz",
      "null",
      "{}",
      '[""]',
      `["",{},"${"x".repeat(9_000)}"]`,
    ]) {
      const headers = { cookie: visitor.cookieHeader, rsc: "1", "next-router-state-tree": state };
      const first = await rawRequest(visitor.origin, { target: path, headers });
      const target = String(first.headers.location ?? path);
      const { status, headers: got } = await rawRequest(visitor.origin, { target, headers });
      expect(status, `${path} ${state.slice(0, 20)}`).toBe(200);
      expect(got["cache-control"]).toMatch(/^private, .*no-store/);
    }
  }
  await guest.send("/api/health");
  expect(recorded.application.errorLines.slice(before)).toEqual([]);
});

test("a body that no handler reads is neither waited for nor written of, however it is sent", async ({
  member,
  guest,
  recorded,
}) => {
  const before = recorded.application.errorLines.length;
  const addresses = [
    ...["/login", UNKNOWN, "/_next/x", "/api/he%61lth", "/api/%zz"],
    ...["/api/../login", "/api/x/../../dashboard"],
  ];
  for (const [visitor, target] of [
    [member, "/wallet"] as const,
    ...addresses.map((address) => [guest, address] as const),
  ]) {
    const type = "multipart/form-data; boundary=x";
    const headers = { cookie: visitor.cookieHeader, "content-type": type };
    const read = await rawRequest(visitor.origin, { target, headers });
    // A call that is not spelled plainly is nobody's to write to.
    const expected = target.startsWith("/api/") ? 404 : read.status;
    for (const body of ["x", Buffer.alloc(100_000, "x")]) {
      // The rest never comes.
      const own = { origin: visitor.origin, "x-csrf": "1", "content-length": "900000" };
      const endless = { ...headers, ...own };
      const sent = { method: "POST", target, headers: endless, body };
      const signal = AbortSignal.timeout(10_000);
      const { status } = await rawRequest(visitor.origin, { ...sent, signal });
      expect(status, `${target} ${body.length}`).toBe(expected);
      await rawRequest(visitor.origin, { ...sent, hangUp: true });
    }
    const traced = await rawRequest(visitor.origin, { method: "TRACE", target, headers });
    expect(traced.status, `TRACE ${target}`).toBe(expected);
  }
  for (const method of ["TRACE", "PROPFIND"]) {
    const call = await rawRequest(guest.origin, { method, target: "/api/health" });
    expect([call.status, call.headers.allow], method).toEqual([405, "GET"]);
    expect(call.headers["x-request-id"], method).toBeDefined();
  }
  // What Next prints of a request comes before the answer to a later one.
  await guest.send("/api/health");
  expect(recorded.application.errorLines.slice(before)).toEqual([]);
});
