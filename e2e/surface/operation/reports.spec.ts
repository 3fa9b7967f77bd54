import { type Application, startApplication } from "../../fixtures/application.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const CSP = { "content-type": "application/csp-report" };
const REPORTS = { "content-type": "application/reports+json" };
const SECRET = "mail-token-9f8e7d";

let application: Application;

test.beforeAll(async ({ upstream }) => {
  application = await startApplication(upstream.url);
});

test.afterAll(() => application.stop());

/** Reports from an address that no other test has, since each may send only so many. */
function send(body: unknown, headers: Readonly<Record<string, string>>, address: string) {
  return new Visitor(application.url, address).send("/api/reports", {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function told(): readonly Readonly<Record<string, unknown>>[] {
  return application.lines
    .filter((line) => line.includes('"browser report"'))
    .map((line) => JSON.parse(line));
}

test("R6.1 pages name where browsers report what a policy stopped", async ({ visitor }) => {
  const { headers } = await visitor.open("/login");
  expect(headers["content-security-policy"]).toMatch(
    /; report-uri \/api\/reports; report-to reports$/,
  );
  expect(headers["reporting-endpoints"]).toBe('reports="/api/reports"');
  expect(headers["cross-origin-opener-policy"]).toBe(
    'same-origin-allow-popups; report-to="reports"',
  );
});

test("R6.1 a report is a line of its page and its rule, and of no address that it holds", async () => {
  const origin = application.url;
  const before = told().length;
  const old = await send(
    {
      "csp-report": {
        "document-uri": `${origin}/reset-password?token=${SECRET}`,
        "violated-directive": "script-src",
        "effective-directive": "script-src-elem",
        "blocked-uri": `https://${SECRET}.evil.example/${SECRET}`,
        "source-file": `${origin}/_next/static/${SECRET}.js`,
        disposition: "enforce",
      },
    },
    { ...CSP, origin, "sec-fetch-site": "same-origin" },
    "198.51.100.1",
  );
  expect([old.status, old.text, old.setCookies]).toEqual([204, "", []]);
  const hostile = `x\n{"at":"forged"} ${SECRET}`;
  const body = {
    effectiveDirective: hostile,
    blockedURL: hostile,
    sourceFile: 7,
    disposition: hostile,
  };
  const list = [
    { type: "coop", url: `${origin}/wallet/${SECRET}`, body: { disposition: "enforce" } },
    {
      type: "csp-violation",
      url: `https://other.example/${SECRET}`,
      body: { effectiveDirective: "require-trusted-types-for", blockedURL: "trusted-types-sink" },
    },
    { type: hostile, url: hostile, body },
    { type: "coop", body: { effectiveDirective: "call-the-operator-at-once" } },
  ];
  expect((await send(list, REPORTS, "198.51.100.1")).status).toBe(204);
  await expect.poll(() => told().length - before).toBe(5);
  const lines = told()
    .slice(before)
    .map(({ at: _, level: __, version: ___, requestId: ____, event: _____, ...facts }) => facts);
  expect(lines).toEqual([
    {
      ...{ report: "csp-violation", page: "/reset-password", directive: "script-src-elem" },
      ...{ blocked: "https", source: "own", disposition: "enforce" },
    },
    { report: "coop", page: "/wallet/[symbol]", disposition: "enforce" },
    {
      ...{ report: "csp-violation", page: null, directive: "require-trusted-types-for" },
      blocked: "trusted-types-sink",
    },
    { report: "other", page: null, directive: "other", blocked: "other", disposition: "other" },
    { report: "coop", page: null, directive: "other" },
  ]);
  expect(application.lines.join("\n")).not.toMatch(/9f8e7d|evil|forged/);
});

test("R6.1 reports are few, small, of their media types and from our own pages", async () => {
  const before = told().length;
  const refused = async (body: unknown, headers: Record<string, string>) => {
    const answer = await send(body, headers, "198.51.100.2");
    return [answer.status, answer.json<{ error: { code: string } }>().error.code];
  };
  expect(await refused("x".repeat(17_000), REPORTS)).toEqual([413, "TOO_LARGE"]);
  expect(await refused("[]", { "content-type": "text/plain" })).toEqual([415, "UNSUPPORTED_MEDIA"]);
  expect(await refused("{", REPORTS)).toEqual([400, "BAD_REQUEST"]);
  expect(await refused({ "csp-report": 1 }, CSP)).toEqual([422, "VALIDATION_FAILED"]);
  for (const [name, foreign] of [
    ["origin", "https://evil.example"],
    ["sec-fetch-site", "cross-site"],
  ] as const)
    expect(await refused([], { ...REPORTS, [name]: foreign })).toEqual([403, "CSRF"]);
  const many = Array.from({ length: 100 }, () => ({ type: "coop" }));
  expect((await send(many, REPORTS, "198.51.100.3")).status).toBe(204);
  await expect.poll(() => told().length - before).toBe(10);

  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1)
    statuses.push((await send([], REPORTS, "198.51.100.4")).status);
  expect(statuses).toEqual([...Array(10).fill(204), 429, 429]);
  for (let host = 0; host < 60; host += 1)
    statuses.push((await send([], REPORTS, `203.0.113.${host}`)).status);
  expect(statuses.at(-1)).toBe(429);
});
