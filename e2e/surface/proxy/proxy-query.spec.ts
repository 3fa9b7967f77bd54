import { surface } from "../../../lib/bff/proxy/surface.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  expectRefused,
  MARKER,
  sendGood,
  test,
} from "../../fixtures/http/recording-test.ts";
import { sample } from "../../fixtures/http/samples.ts";
import { goodCall } from "../../fixtures/http/surface-calls.ts";

const HOSTILE_NAMES = [MARKER, "constructor", "toString", "token", "returnUrl", "x-api-key", ""];

const withQuery = surface.filter(({ endpoint }) => endpoint.query !== undefined);

function goodQuery(entry: (typeof surface)[number]): Record<string, string> {
  const { query } = entry.endpoint;
  if (!query) return {};
  const rows = Object.entries(sample(query) as Record<string, unknown>);
  return Object.fromEntries(rows.map(([name, value]) => [name, String(value)]));
}

test("an unknown query key is 400 on every call, without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  for (const [turn, entry] of surface.entries()) {
    const { path } = goodCall(entry, member.origin);
    for (const name of dueAt(HOSTILE_NAMES, turn)) {
      const search = new URLSearchParams({ ...goodQuery(entry), [name]: MARKER });
      const answer = await sendGood(member, entry, { path: `${path}?${search}` });
      expectRefused(answer, [400, "BAD_REQUEST"], `${entry.id}?${search}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("a key that is there twice is 400, without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  expect(withQuery.length).toBeGreaterThan(0);
  for (const entry of withQuery) {
    const { path } = goodCall(entry, member.origin);
    for (const [name, value] of Object.entries(goodQuery(entry))) {
      const search = `${name}=${value}&${name}=${value}`;
      const answer = await sendGood(member, entry, { path: `${path}?${search}` });
      expectRefused(answer, [400, "BAD_REQUEST"], `${entry.id}?${search}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("R5.1 a wrong query value is 422 and names its key, without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  let tried = 0;
  for (const entry of withQuery) {
    const { path } = goodCall(entry, member.origin);
    const good = goodQuery(entry);
    for (const name of Object.keys(good)) {
      for (const value of [`${MARKER}\r\n`, "", `../${"9".repeat(400)}`]) {
        const wrong = { ...good, [name]: value };
        if (entry.endpoint.query?.safeParse(wrong).success) continue;
        tried += 1;
        const about = `${entry.id} with ${name}=${value.slice(0, 40)}`;
        const answer = await sendGood(member, entry, {
          path: `${path}?${new URLSearchParams(wrong)}`,
        });
        const { fields } = expectRefused(answer, [422, "VALIDATION_FAILED"], about);
        expect(Object.keys(fields ?? {}), about).toContain(name);
      }
    }
  }
  expect(tried).toBeGreaterThan(0);
  expect(upstreamCalls.requests).toEqual([]);
});

test("a known query passes as it is, and nothing beside it", async ({ member, upstreamCalls }) => {
  for (const entry of withQuery) {
    const { path } = goodCall(entry, member.origin);
    const query = goodQuery(entry);
    const search = new URLSearchParams(query);
    const asked = await upstreamCalls.requestsDuring(async () => {
      const answer = await sendGood(member, entry, { path: `${path}?${search}` });
      expect(answer.status, entry.id).toBe(200);
    });
    if (asked.length === 0 && entry.endpoint.sharedForSeconds) continue;
    const [request] = asked;
    const arrived = new URL(request?.target ?? "", "http://upstream").searchParams;
    expect(Object.fromEntries(arrived), entry.id).toEqual(query);
  }
});

test("a key that the framework takes for its own is 400, without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  const names = ["nxtPpath", "nxtIpath", "n%78tPx", "__proto__", "%5f_proto__"];
  for (const [turn, entry] of surface.entries()) {
    const { path } = goodCall(entry, member.origin);
    for (const name of dueAt([...names, "nextInternalLocale"], turn)) {
      const answer = await sendGood(member, entry, { path: `${path}?${name}=account` });
      const { error } = answer.json<{ error: { code: string } }>();
      expect([answer.status, error.code], `${entry.id}?${name}`).toEqual([400, "BAD_REQUEST"]);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});
