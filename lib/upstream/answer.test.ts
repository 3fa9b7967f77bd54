import { describe, expect, it } from "vitest";
import { z } from "zod";
import { amountSchema } from "../contract/values/values.ts";
import { readAnswer } from "./answer.ts";
import { UpstreamInvalidError, UpstreamUnavailableError } from "./errors.ts";
import type { TransportAnswer } from "./transport.ts";

const CALL = { operation: "GET test/path", requestId: "request-1" };
const SCHEMA = z.object({ name: z.string(), amount: amountSchema.optional() });

function answer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = { "content-type": "application/json" },
): TransportAnswer {
  return { status, bytes: Buffer.from(text), header: (name) => headers[name] };
}

function read(...row: Parameters<typeof answer>) {
  return readAnswer(answer(...row), SCHEMA, CALL);
}

describe("R7.4 a good answer", () => {
  it("is unwrapped from data, parsed, and rid of what the schema does not know", () => {
    const expected = { ok: true, status: 200, value: { name: "a" } };
    expect(read(200, '{"name":"a","token":"t"}')).toEqual(expected);
    expect(read(200, '{"data":{"name":"a","token":"t"},"meta":1}')).toEqual(expected);
    expect(read(200, '{"name":"a"}', { "content-type": "application/vnd.x+json; a=b" })).toEqual(
      expected,
    );
  });

  it("keeps every digit of a long number", () => {
    const digits = "12345678901234567890.123456789012345678";
    expect(read(200, `{"name":"a","amount":${digits}}`)).toMatchObject({
      value: { amount: digits },
    });
    expect(read(200, `{"name":"a","amount": -0.1}`)).toMatchObject({ value: { amount: "-0.1" } });
    expect(read(200, `{"name":"1234567890123456789"}`)).toMatchObject({
      value: { name: "1234567890123456789" },
    });
  });

  it("needs no body where none is declared", () => {
    expect(readAnswer(answer(204, "", {}), undefined, CALL)).toEqual({
      ok: true,
      status: 204,
      value: undefined,
    });
  });
});

describe("an answer that is none", () => {
  it.each([
    ["another shape", 200, '{"name":7}'],
    ["null", 200, "null"],
    ["a wrapped null", 200, '{"data":null}'],
    ["broken JSON", 200, '{"name":'],
    ["two values", 200, '{"name":"a"}{}'],
    ["nothing", 200, ""],
    ["204 with a body", 204, '{"name":"a"}'],
    ["205 with a body", 205, '{"name":"a"}'],
    ["a part that nobody asked for", 206, '{"name":"a"}'],
    ["a redirect", 302, '{"name":"a"}'],
    ["304", 304, ""],
    ["101", 101, ""],
    ["a refusal that is a list", 400, "[]"],
    ["a refusal of more than 64 KB", 401, `{"statusCode":5000,"x":"${"y".repeat(66_000)}"}`],
  ])("is invalid: %s", (_, status, text) => {
    expect(() => read(status, text)).toThrow(UpstreamInvalidError);
  });

  it("is invalid in an encoding that nobody asked for", () => {
    const typed = (encoding: string) =>
      read(200, '{"name":"a"}', {
        "content-type": "application/json",
        "content-encoding": encoding,
      });
    expect(typed("identity")).toMatchObject({ ok: true });
    for (const encoding of ["br", "gzip"])
      expect(() => typed(encoding), encoding).toThrow(UpstreamInvalidError);
  });

  it.each(["text/html", "text/plain", "application/jsonp", "application/javascript", ""])(
    "is invalid under the type %j, be it good or a refusal",
    (type) => {
      const headers = { "content-type": type };
      expect(() => read(200, '{"name":"a"}', headers)).toThrow(UpstreamInvalidError);
      expect(() => read(401, '{"statusCode":5000}', headers)).toThrow(UpstreamInvalidError);
    },
  );

  it.each([
    ["itself", (items: string) => `[${items}]`],
    ["within an object", (items: string) => `{"data":{"rows":[${items}]}}`],
  ])("is invalid about as fast as it is read when it is an endless list %s", (_, make) => {
    const text = make(`${"1,".repeat(1_000_000)}1`);
    const rows = z.array(z.object({ name: z.string() }));
    const schema = z.union([rows, z.object({ rows })]);
    const timed = (work: () => unknown) => {
      const startedAt = performance.now();
      work();
      return performance.now() - startedAt;
    };
    const readMs = timed(() => JSON.parse(text));
    const ms = timed(() =>
      expect(() => readAnswer(answer(200, text), schema, CALL)).toThrow(UpstreamInvalidError),
    );
    expect(ms / readMs).toBeLessThan(20);
  });

  it("is not taken for endless with a tree of 10 000 members", () => {
    const members = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `member-${id}` }));
    const text = JSON.stringify({ members });
    const tree = z.object({ members: z.array(z.object({ id: z.number(), name: z.string() })) });
    expect(readAnswer(answer(200, text), tree, CALL)).toMatchObject({ value: { members } });
  });

  it.each([500, 502, 503, 504, 599])("is an outage with %i, whatever it says", (status) => {
    expect(() => read(status, '{"statusCode":5000}')).toThrow(UpstreamUnavailableError);
    expect(() => read(status, "<html>", {})).toThrow(UpstreamUnavailableError);
  });

  it("names the call and the request, and none of the upstream's words", () => {
    try {
      read(200, '{"name":7,"secret":"words"}');
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ requestId: "request-1", digest: "request-1" });
      expect(String(error)).toBe("UpstreamInvalidError: GET test/path: not the contract's shape");
    }
  });
});

describe("a refusal", () => {
  it("is a value with its facts; malformed facts are left out", () => {
    const text = JSON.stringify({
      statusCode: 4230,
      message: 7,
      errors: { a: "x", b: ["y"] },
      triesLeft: "3",
      until: "2027-01-01T00:00:00Z",
    });
    const headers = { "content-type": "application/json", "retry-after": "9" };
    expect(read(423, text, headers)).toEqual({
      ok: false,
      refusal: {
        status: 423,
        retryAfterSeconds: 9,
        body: {
          statusCode: 4230,
          message: "",
          errors: { a: ["x"], b: ["y"] },
          until: "2027-01-01T00:00:00Z",
        },
      },
    });
  });

  const refused = (body: unknown) => {
    const result = read(400, JSON.stringify(body));
    if (result.ok) throw new Error("not refused");
    const { statusCode, message, errors } = result.refusal.body;
    return { statusCode, message, ...(errors && { errors }) };
  };

  it("R8.2 of an upstream without codes keeps its words", () => {
    expect(refused({ message: "No." })).toEqual({ statusCode: 0, message: "No." });
    expect(refused({ statusCode: "Bad Request", message: ["No.", "Never."] })).toEqual({
      statusCode: 0,
      message: "No. Never.",
    });
    expect(refused({ statusCode: "4220" })).toEqual({ statusCode: 0, message: "" });
  });

  it("R5.1 names its fields, be they a list or an object", () => {
    const listed = [
      "Not now.",
      { field: "username", message: "Taken." },
      { property: "email", constraints: { isEmail: "No address." } },
      { path: ["username"], message: "Too short." },
      { message: "Later." },
    ];
    expect(refused({ message: "No.", errors: listed })).toMatchObject({
      errors: {
        _: ["Not now.", "Later."],
        username: ["Taken.", "Too short."],
        email: ["No address."],
      },
    });
    expect(refused({ errors: { username: { message: "Taken." } } })).toMatchObject({
      errors: { username: ["Taken."] },
    });
    expect(refused({ errors: [["x"]] })).toEqual({ statusCode: 0, message: "" });
    const odd = '{"errors":[{"field":"__proto__","message":"x"}]}';
    const result = read(400, odd);
    expect(!result.ok && Object.keys(result.refusal.body.errors ?? {})).toEqual(["__proto__"]);
  });

  it.each([404, 410, 413, 429, 501])("with %i is clear without the contract's body", (status) => {
    expect(read(status, "<html>", {})).toMatchObject({ ok: false, refusal: { status } });
    expect(read(status, "{", { "content-type": "application/json" })).toMatchObject({ ok: false });
  });

  it.each(["-1", "1.5", "soon", "9999999", "Wed, 21 Oct 2026 07:28:00 GMT"])(
    "waits for no %j",
    (value) => {
      const result = read(429, "", { "retry-after": value });
      expect(result).toMatchObject({ refusal: { retryAfterSeconds: undefined } });
    },
  );
});
