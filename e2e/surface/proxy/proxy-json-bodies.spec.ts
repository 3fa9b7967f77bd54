import { type SurfaceEntry, surface } from "../../../lib/bff/proxy/surface.ts";
import type { JsonBody } from "../../../lib/contract/protocol/endpoint.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import {
  expect,
  expectRefused,
  MARKER,
  sendGood,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyRefusal } from "../../fixtures/http/recording-upstream.ts";
import { sample } from "../../fixtures/http/samples.ts";
import { goodCall } from "../../fixtures/http/surface-calls.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";

type Json = Readonly<Record<string, unknown>>;
type JsonEntry = SurfaceEntry & { readonly endpoint: { readonly body: JsonBody } };

const jsonEntries = surface.filter(
  (entry): entry is JsonEntry => entry.endpoint.body?.kind === "json",
);
const bodyless = surface.filter(({ endpoint, method }) => !endpoint.body && method !== "GET");

const statusOf = ({ endpoint }: SurfaceEntry) => (endpoint.response ? 200 : 204);

function rawHeaders(visitor: Visitor, entry: SurfaceEntry): Record<string, string> {
  const cookie = visitor.cookieHeader;
  return { ...goodCall(entry, visitor.origin).headers, cookie };
}

test("a body over its cap is 413, by its length and by counting", async ({
  member,
  upstreamCalls,
}) => {
  expect(jsonEntries.length).toBeGreaterThan(0);
  for (const entry of jsonEntries) {
    const padding = " ".repeat(entry.endpoint.body.maxBytes + 1);
    const body = JSON.stringify(sample(entry.endpoint.body.schema)) + padding;
    const byLength = await sendGood(member, entry, { body });
    expectRefused(byLength, [413, "TOO_LARGE"], entry.id);
    const { method, path } = goodCall(entry, member.origin);
    const chunk = `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const counted = await rawRequest(member.origin, {
      method,
      target: path,
      headers: { ...rawHeaders(member, entry), "transfer-encoding": "chunked" },
      body: chunk,
    });
    expect([counted.status, counted.text], entry.id).toEqual([
      413,
      expect.stringContaining("TOO_LARGE"),
    ]);
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("a body that arrives in chunks under its cap passes whole", async ({
  member,
  upstreamCalls,
}) => {
  for (const entry of jsonEntries) {
    const { method, path, body } = goodCall(entry, member.origin);
    const chunks = [...String(body)].map((character) => `1\r\n${character}\r\n`).join("");
    const asked = await upstreamCalls.requestsDuring(async () => {
      const answer = await rawRequest(member.origin, {
        method,
        target: path,
        headers: { ...rawHeaders(member, entry), "transfer-encoding": "chunked" },
        body: `${chunks}0\r\n\r\n`,
      });
      expect(answer.status, entry.id).toBe(statusOf(entry));
    });
    expect(JSON.parse(asked[0]?.body.toString() ?? ""), entry.id).toEqual(JSON.parse(String(body)));
  }
});

test("fewer bytes than declared are no call upstream", async ({ member, upstreamCalls }) => {
  for (const entry of jsonEntries) {
    const { method, path, body } = goodCall(entry, member.origin);
    const text = String(body);
    const answer = await rawRequest(member.origin, {
      method,
      target: path,
      headers: { ...rawHeaders(member, entry), "content-length": String(text.length + 5) },
      body: text,
      hangUp: true,
    });
    expect([0, 400], entry.id).toContain(answer.status);
  }
  // A later call is answered, so the broken ones have been dealt with.
  expect((await member.send("/api/bff/account/wallets")).status).toBe(200);
  expect(upstreamCalls.requests.map(({ path }) => path)).toEqual(["/auth/client/wallets"]);
});

test("broken JSON is 400, without an upstream call", async ({ member, upstreamCalls }) => {
  const broken: (string | Buffer)[] = [
    "",
    "{",
    `{"a":${MARKER}}`,
    "{'a':1}",
    '{"a":1}}',
    "\u0000",
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    "[".repeat(8_000),
  ];
  for (const [turn, entry] of jsonEntries.entries()) {
    for (const body of dueAt(broken, turn)) {
      const answer = await sendGood(member, entry, { body: Buffer.from(body) });
      expectRefused(answer, [400, "BAD_REQUEST"], `${entry.id} ${String(body).slice(0, 20)}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("R5.1 a wrong type is 422 and names its field, without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  for (const [turn, entry] of jsonEntries.entries()) {
    const { schema } = entry.endpoint.body;
    const good = sample(schema) as Record<string, unknown>;
    for (const whole of dueAt([null, [], "text", 1, [good]], turn, 5)) {
      const answer = await sendGood(member, entry, { body: JSON.stringify(whole) });
      const about = `${entry.id} ${JSON.stringify(whole).slice(0, 20)}`;
      const { fields } = expectRefused(answer, [422, "VALIDATION_FAILED"], about);
      expect(Object.keys(fields ?? {}), about).toEqual(["_"]);
    }
    const values = [{ $ne: MARKER }, [MARKER], `${MARKER}${"x".repeat(5_000)}`, true];
    for (const [index, name] of Object.keys(good).entries()) {
      for (const value of dueAt(values, turn + index, 2)) {
        const wrong = { ...good, [name]: value };
        if (schema.safeParse(wrong).success) continue;
        const answer = await sendGood(member, entry, { body: JSON.stringify(wrong) });
        const about = `${entry.id} with ${name}: ${JSON.stringify(value).slice(0, 20)}`;
        const { fields } = expectRefused(answer, [422, "VALIDATION_FAILED"], about);
        expect(Object.keys(fields ?? {})[0]?.split(".")[0], about).toBe(name);
        expect(fields?.[name]?.[0]?.length ?? 1, about).toBeGreaterThan(0);
      }
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("unknown members of a body stay behind, those of every object included", async ({
  member,
  upstreamCalls,
}) => {
  for (const entry of jsonEntries) {
    const good = sample(entry.endpoint.body.schema) as Record<string, unknown>;
    const extra = { ...good, isAdmin: true, constructor: { x: 1 }, nested: { MARKER } };
    const body = JSON.stringify(extra).replace(/\}$/, `,"__proto__":{"isAdmin":true}}`);
    const asked = await upstreamCalls.requestsDuring(async () => {
      expect((await sendGood(member, entry, { body })).status, entry.id).toBe(statusOf(entry));
    });
    expect(JSON.parse(asked[0]?.body.toString() ?? ""), entry.id).toEqual(good);
    expect(asked[0]?.body.toString(), entry.id).not.toContain("__proto__");
  }
});

test("a body on a call without one is refused, and none goes up with a read", async ({
  member,
  upstreamCalls,
}) => {
  const refusals = [
    [{ "content-type": "application/json" }, '{"amount":"1"}', [413, "TOO_LARGE"]],
    [{ "content-type": "application/json" }, "[]", [400, "BAD_REQUEST"]],
    [{}, MARKER, [413, "TOO_LARGE"]],
    [{ "content-type": "multipart/form-data; boundary=x" }, "x", [415, "UNSUPPORTED_MEDIA"]],
  ] as const;
  expect(bodyless.length).toBeGreaterThan(0);
  for (const entry of bodyless) {
    const { headers } = goodCall(entry, member.origin);
    for (const [type, body, refusal] of refusals) {
      const answer = await sendGood(member, entry, { headers: { ...headers, ...type }, body });
      expectRefused(answer, refusal, `${entry.id} ${body}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
  for (const entry of surface.filter(({ method }) => method === "GET")) {
    const headers = { "content-type": "application/json" };
    await sendGood(member, entry, { headers, body: JSON.stringify({ MARKER }) });
  }
  expect(upstreamCalls.requests.filter(({ body }) => body.length > 0)).toEqual([]);
});

test("a call that needs an Idempotency-Key is 400 without one, or with one that is no UUID of version 4", async ({
  member,
  upstreamCalls,
}) => {
  const idempotent = surface.filter(({ endpoint }) => endpoint.idempotent);
  expect(idempotent.length).toBeGreaterThan(0);
  for (const entry of idempotent) {
    const { "idempotency-key": _dropped, ...headers } = goodCall(entry, member.origin).headers;
    const missing = await sendGood(member, entry, { headers });
    expectRefused(missing, [400, "BAD_REQUEST"], `${entry.id} without a key`);
    for (const key of [
      "",
      "1",
      MARKER,
      "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
      "3f2504e0-4f89-41d3-1a0c-0305e82c3301",
      "3f2504e0-4f89-41d3-9a0c-0305e82c3301, 3f2504e0-4f89-41d3-9a0c-0305e82c3302",
      "{3f2504e0-4f89-41d3-9a0c-0305e82c3301}",
      "00000000-0000-0000-0000-000000000000",
    ]) {
      const answer = await sendGood(member, entry, {
        headers: { ...headers, "idempotency-key": key },
      });
      expectRefused(answer, [400, "BAD_REQUEST"], `${entry.id} with the key ${key}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("R7.2 a seat is named by its new name or its former one, goes up under both, and is refused by either", async ({
  member,
  upstreamCalls,
}) => {
  const entry = jsonEntries.find(({ id }) => id === "POST account/create-downline");
  if (!entry) throw new Error("create-downline is not in the surface");
  const { parentUsername, parentId: _, ...rest } = sample(entry.endpoint.body.schema) as Json;
  for (const name of ["parentUsername", "parentId"]) {
    const body = JSON.stringify({ ...rest, [name]: parentUsername });
    const asked = await upstreamCalls.requestsDuring(async () => {
      expect((await sendGood(member, entry, { body })).status, name).toBe(200);
    });
    const sent = JSON.parse(asked[0]?.body.toString() ?? "");
    expect(sent, name).toEqual({ ...rest, parentUsername, parentId: parentUsername });
    const errors = { [name]: ["This member isn’t in your tree."] };
    upstreamCalls.answer(replyRefusal(422, 4220, { errors }));
    const refused = expectRefused(await sendGood(member, entry), [422, "VALIDATION_FAILED"], name);
    expect(refused.fields, name).toEqual({ parentUsername: errors[name] });
    upstreamCalls.reset();
  }
});
