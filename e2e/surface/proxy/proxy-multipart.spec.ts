import { surface } from "../../../lib/bff/proxy/surface.ts";
import type { MultipartBody } from "../../../lib/contract/protocol/endpoint.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  goodReply,
  MARKER,
  sendGood,
  signIn,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyRefusal } from "../../fixtures/http/recording-upstream.ts";
import {
  BOUNDARY,
  type FormPart,
  fileBytes,
  formBytes,
  goodCall,
  goodParts,
} from "../../fixtures/http/surface-calls.ts";

type MultipartEntry = (typeof surface)[number] & {
  readonly endpoint: { readonly body: MultipartBody };
};

const entries = surface.filter(
  (entry): entry is MultipartEntry => entry.endpoint.body?.kind === "multipart",
);

/** What a form says, by name: texts, and files by their bytes. */
async function partsOf(body: Buffer, type: string): Promise<Record<string, string>> {
  const headers = { "content-type": type };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const parts = [...form].map(async ([name, value]) => {
    if (typeof value === "string") return [name, value] as const;
    return [name, Buffer.from(await value.arrayBuffer()).toString("latin1")] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

/** Forms that no rule allows, each with the name that the answer must mark. */
function badForms({ endpoint }: MultipartEntry): (readonly [string, FormPart[], string])[] {
  const good = goodParts(endpoint);
  const fields = good.filter(({ filename }) => filename === undefined);
  const text = (name: string): FormPart => ({ name, value: MARKER });
  const file = (name: string, value: string | Buffer): FormPart => ({
    name,
    value,
    filename: `${MARKER}.png`,
    type: "image/png",
  });
  const forFiles = Object.entries(endpoint.body.files).flatMap(([name, { maxBytes, types }]) => {
    const type = types[0] ?? "image/png";
    const part = file(name, fileBytes(type));
    return [
      [`${name} over its cap`, [...fields, file(name, fileBytes(type, maxBytes + 1))], name],
      [`${name} with wrong first bytes`, [...fields, file(name, `<svg>${MARKER}</svg>`)], name],
      [`${name} that only claims its type`, [...fields, file(name, "MZ\x90")], name],
      [`${name} without a byte`, [...fields, file(name, "")], name],
      [`${name} twice`, [...fields, part, part], name],
      [`${name} as text`, [...fields, text(name)], name],
    ] as const;
  });
  const png = fileBytes("image/png");
  const forNames = ["unknown", "constructor", "__proto__", "toString"].flatMap((name) => [
    [`the unknown field ${name}`, [...good, text(name)], name] as const,
    [`the unknown file ${name}`, [...good, file(name, png)], name] as const,
  ]);
  const forFields = fields.flatMap((part) => [
    [`${part.name} twice`, [...good, part], part.name] as const,
    [
      `${part.name} as a file`,
      [...good.filter((other) => other !== part), file(part.name, png)],
      part.name,
    ] as const,
  ]);
  return [...forFiles, ...forNames, ...forFields].map(([about, parts, name]) => [
    about,
    [...parts],
    name,
  ]);
}

test("there is a form to test", () => {
  expect(entries.length).toBeGreaterThan(0);
});

for (const entry of entries) {
  test(`R5.1 a bad form is 422, names its part and goes nowhere: ${entry.id}`, async ({
    member,
    upstreamCalls,
  }) => {
    for (const [about, parts, name] of badForms(entry)) {
      const answer = await sendGood(member, entry, { body: formBytes(parts) });
      const { fields } = expectRefused(answer, [422, "VALIDATION_FAILED"], about);
      expect(Object.keys(fields ?? {}), about).toContain(name);
    }
    expect(upstreamCalls.requests).toEqual([]);
  });

  test(`a form over its cap is 413, and a broken one 400: ${entry.id}`, async ({
    member,
    upstreamCalls,
  }) => {
    const over = Buffer.alloc(entry.endpoint.body.maxTotalBytes + 1, "x");
    expectRefused(await sendGood(member, entry, { body: over }), [413, "TOO_LARGE"], entry.id);
    const good = formBytes(goodParts(entry.endpoint));
    const { headers } = goodCall(entry, member.origin);
    const multipart = "multipart/form-data";
    for (const [about, type, body] of [
      ["no boundary", multipart, good],
      ["another boundary", `${multipart}; boundary=another`, good],
      ["an empty boundary", `${multipart}; boundary=`, good],
      ["a second boundary", `${headers["content-type"]}; boundary=another`, good],
      ["no end", headers["content-type"], good.subarray(0, -BOUNDARY.length)],
      ["no form", headers["content-type"], Buffer.from(MARKER)],
      ["nothing", headers["content-type"], Buffer.alloc(0)],
      ["no name", headers["content-type"], Buffer.from(String(good).replaceAll("name=", "n="))],
    ] as const) {
      const changed = { ...headers, "content-type": String(type) };
      const answer = await sendGood(member, entry, { headers: changed, body });
      expectRefused(answer, [400, "BAD_REQUEST"], about);
    }
    expect(upstreamCalls.requests).toEqual([]);
  });

  test(`a good form goes up built anew, and nothing of its frame with it: ${entry.id}`, async ({
    member,
    upstreamCalls,
  }) => {
    const { body, headers } = goodCall(entry, member.origin);
    const framed = Buffer.concat([
      Buffer.from(`${MARKER}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\nx-${MARKER}: 1\r\n\r\n${MARKER}\r\n`),
      Buffer.from(body ?? ""),
      Buffer.from(MARKER),
    ]);
    expect((await sendGood(member, entry, { body: framed })).status).toBe(200);
    const [request] = upstreamCalls.requests;
    const type = request?.header("content-type") ?? "";
    expect(type).toMatch(/^multipart\/form-data; boundary=merlin-[0-9a-f-]{36}$/);
    expect(request?.header("content-length")).toBe(String(request?.body.length));
    expect(request?.body.includes(MARKER)).toBe(false);
    expect(request?.body.includes(BOUNDARY)).toBe(false);
    const [sent, received] = await Promise.all([
      partsOf(Buffer.from(body ?? ""), headers["content-type"] ?? ""),
      partsOf(request?.body ?? Buffer.alloc(0), type),
    ]);
    expect(received).toEqual(sent);
  });

  test(`R8.1 a good form meets an expired token, and the replay is the same to the byte: ${entry.id}`, async ({
    member,
    upstreamCalls,
  }) => {
    upstreamCalls.answer((response, request) => {
      const isExpired = request.header("authorization") === `Bearer ${TOKENS.access}`;
      const reply = isExpired ? replyRefusal(401, 5000) : goodReply;
      reply(response, request);
    });
    const answer = await sendGood(member, entry);
    expect(answer.status).toBe(200);
    expectOurHeaders(answer, entry.id);
    expect(answer.setCookies.map((line) => line.split("=")[0])).toEqual(["accessToken"]);
    const [first, refresh, second] = upstreamCalls.requests;
    expect(upstreamCalls.requests.length).toBe(3);
    expect(refresh?.path).toBe("/auth/client/refresh");
    expect(refresh?.body.length).toBe(0);
    expect(refresh?.header("authorization")).toContain(TOKENS.refresh);
    expect(second?.header("authorization")).toBe(`Bearer ${TOKENS.renewed}`);
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    expect(first?.body.length).toBeGreaterThan(500);
    for (const name of ["content-type", "content-length", "idempotency-key", "x-request-id"]) {
      expect(second?.header(name), name).toBe(first?.header(name));
    }
  });
}

test("R8.1 every call for members meets an expired token with one refresh and one replay of the same bytes", async ({
  recorded,
  upstreamCalls,
}) => {
  for (const entry of surface.filter(({ endpoint }) => endpoint.audience === "member")) {
    const member = await signIn(recorded);
    upstreamCalls.answer((response, request) => {
      const isExpired = request.header("authorization") === `Bearer ${TOKENS.access}`;
      const reply = isExpired ? replyRefusal(401, 5000) : goodReply;
      reply(response, request);
    });
    const answer = await sendGood(member, entry);
    expect(answer.status, entry.id).toBeLessThan(300);
    const [first, refresh, second] = upstreamCalls.requests;
    expect(upstreamCalls.requests.length, entry.id).toBe(3);
    expect(refresh?.path, entry.id).toBe("/auth/client/refresh");
    expect([second?.target, second?.method], entry.id).toEqual([first?.target, first?.method]);
    expect(second?.body.equals(first?.body ?? Buffer.from("x")), entry.id).toBe(true);
    expect(second?.header("idempotency-key")).toBe(first?.header("idempotency-key"));
  }
});
