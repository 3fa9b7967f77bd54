import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type MultipartBody, multipartBody } from "../../contract/protocol/endpoint.ts";
import type { ApiError } from "../handler/errors.ts";
import { type CheckedForm, outgoingForm } from "./outgoing.ts";
import { readForm } from "./read-form.ts";
import { Spool } from "./spool.ts";

const KIB = 1024;
const RULE: MultipartBody = multipartBody({
  fields: z.object({ name: z.string().trim().max(80).optional(), note: z.string().optional() }),
  files: {
    front: { maxBytes: 64 * KIB, types: ["image/png"] },
    back: { maxBytes: 64 * KIB, types: ["image/jpeg", "application/pdf"] },
  },
  maxTotalBytes: 200 * KIB,
});
const BOUNDARY = "----boundary7f3a";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const PNG = "\x89PNG\r\n\x1a\n";
const JPEG = "\xff\xd8\xff\xe0";

const part = (head: string, value: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${value}\r\n`;
const field = (name: string, value: string) =>
  part(`content-disposition: form-data; name="${name}"`, value);
const file = (name: string, value: string) =>
  part(
    `content-disposition: form-data; name="${name}"; filename="a.bin"\r\ncontent-type: text/html`,
    value,
  );
const END = `--${BOUNDARY}--\r\n`;

/** Bytes, one for each character. */
const latin1 = (text: string) => Buffer.from(text, "latin1");

interface Sent {
  readonly type?: string;
  readonly chunkBytes?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function requestOf(body: ReadableStream<Uint8Array>, { type = TYPE, headers = {} }: Sent): Request {
  return new Request("http://localhost/", {
    method: "PUT",
    headers: { "content-type": type, ...headers },
    body,
    duplex: "half",
  } as RequestInit);
}

function streamOf(bytes: Uint8Array, chunkBytes: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + chunkBytes));
      at += chunkBytes;
    },
  });
}

const spools: Spool[] = [];

function read(body: ReadableStream<Uint8Array>, sent: Sent = {}): Promise<CheckedForm> {
  const spool = new Spool();
  spools.push(spool);
  return readForm(requestOf(body, sent), RULE, (key) => key, spool);
}

const readText = (text: string, sent: Sent = {}) =>
  read(streamOf(latin1(text), sent.chunkBytes ?? 64 * KIB), sent);

function kept({ files }: CheckedForm): Promise<Buffer[]> {
  const spool = spools.at(-1);
  return Promise.all(
    files.map(async ({ start, size }) =>
      Buffer.concat(await Array.fromAsync(spool?.read(start, size) ?? [])),
    ),
  );
}

async function refusal(form: Promise<unknown>): Promise<unknown> {
  const error = (await form.then(
    () => null,
    (reason: unknown) => reason,
  )) as ApiError | null;
  return error?.options?.fields ? [error.code, { ...error.options.fields }] : error?.code;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const spool of spools.splice(0)) await spool.close();
});

describe("a form", () => {
  // Pieces of the delimiter everywhere, so that each chunk may end within what looks like one.
  const tricky = Array.from({ length: 300 }, (_, index) =>
    ["\r", "\r\n", "\r\n--", `\r\n--${BOUNDARY.slice(0, index % 16)}`, "x".repeat(index % 23)].at(
      index % 5,
    ),
  ).join("");

  it.each([1, 2, 3, 7, 16, 64, 1_000, 65_536])(
    "is the same to the byte when it comes in chunks of %i",
    async (chunkBytes) => {
      const [front, back] = [`${PNG}${tricky}`, `${JPEG}${tricky}\r\n`];
      const body = `${file("front", front)}${field("name", " Ann\xc3\xa9 ")}${file("back", back)}${END}`;
      const form = await readText(body, { chunkBytes });
      expect(form.fields).toEqual({ name: "Anné" });
      expect(form.files.map(({ name, type }) => [name, type])).toEqual([
        ["front", "image/png"],
        ["back", "image/jpeg"],
      ]);
      expect(await kept(form)).toEqual([latin1(front), latin1(back)]);
    },
  );

  it("goes up made anew, the same each time, of what was checked alone", async () => {
    const body = `${file("back", JPEG)}${field("name", " Ann ")}${part("x-hidden: 1", "hidden")}${END}after`;
    const form = await readText(`before\r\n${body}`);
    const { content, contentType } = outgoingForm(form, spools.at(-1) ?? new Spool());
    if (!("open" in content)) throw new Error("The form is no stream");
    const [first, second] = [await bytesOf(content.open()), await bytesOf(content.open())];
    expect(first).toEqual(second);
    expect(content.size).toBe(first.length);
    // Foreseen, a value could end its part.
    const another = outgoingForm(form, spools.at(-1) ?? new Spool());
    expect(another.contentType).not.toBe(contentType);
    for (const word of ["hidden", "before", "after", "a.bin", "text/html", BOUNDARY])
      expect(first.includes(word), word).toBe(false);
    const parsed = await new Response(new Uint8Array(first), {
      headers: { "content-type": contentType },
    }).formData();
    expect([...parsed.keys()]).toEqual(["name", "back"]);
    expect(parsed.get("name")).toBe("Ann");
    expect(parsed.get("back")).toMatchObject({ name: "back.jpeg", type: "image/jpeg", size: 4 });
  });

  it("without a file needs no temporary folder", async () => {
    vi.stubEnv("TMPDIR", "/nowhere");
    expect((await readText(field("name", "Ann") + END)).fields).toEqual({ name: "Ann" });
    await expect(readText(file("front", PNG) + END)).rejects.toMatchObject({
      name: "SpoolError",
      cause: { code: "ENOENT" },
    });
  });

  it("leaves no file behind", async () => {
    const own = () => readdirSync(tmpdir()).filter((name) => name.startsWith("merlin-upload-"));
    const before = own();
    await readText(file("front", PNG) + END);
    expect(own()).toEqual(before);
  });
});

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(stream));
}

describe("a malformed form", () => {
  const good = `${field("name", "Ann")}${file("front", PNG)}`;

  it("is refused wherever it is cut off", async () => {
    const whole = good + END;
    const closing = whole.length - "\r\n".length;
    for (let length = 0; length < closing; length += 1)
      expect(await refusal(readText(whole.slice(0, length))), `${length} bytes`).toBe(
        "BAD_REQUEST",
      );
    expect(await refusal(readText(whole.slice(0, closing)))).toBeUndefined();
  });

  it.each([
    ["no boundary", "multipart/form-data"],
    ["an empty boundary", "multipart/form-data; boundary="],
    ["a second boundary", `${TYPE}; boundary=other`],
    ["a second boundary in front", `multipart/form-data; boundary=other; boundary=${BOUNDARY}`],
    ["another parameter", `${TYPE}; charset=utf-16le`],
    ["an open quotation", `multipart/form-data; boundary="${BOUNDARY}`],
    ["an escape in its quotation", `multipart/form-data; boundary="${BOUNDARY}\\""`],
    ["an encoded boundary", `multipart/form-data; boundary*=utf-8''${BOUNDARY}`],
    ["a boundary that is too long", `multipart/form-data; boundary=${"b".repeat(71)}`],
    ["a boundary with a control character", "multipart/form-data; boundary=a\tb"],
  ])("is refused with %s", async (_, type) => {
    expect(await refusal(readText(good + END, { type }))).toBe("BAD_REQUEST");
  });

  it("is taken with its boundary in quotation marks, as the standard has it", async () => {
    const type = `multipart/form-data; boundary="${BOUNDARY}"`;
    expect((await readText(good + END, { type })).fields).toEqual({ name: "Ann" });
  });

  it.each(["text/plain", "multipart/mixed; boundary=x", "multipart/form-datax; boundary=x"])(
    "is no form as %s",
    async (type) => {
      expect(await refusal(readText(good + END, { type }))).toBe("UNSUPPORTED_MEDIA");
    },
  );

  it.each([
    ["nothing", ""],
    ["only an end", END],
    ["no delimiter", "x".repeat(5_000)],
    ["another boundary", (good + END).replaceAll(BOUNDARY, "another")],
    ["bare line feeds", (good + END).replaceAll("\r\n", "\n")],
    ["no name", part("content-disposition: form-data", "x") + END],
    ["a nameless file", part('content-disposition: form-data; filename="f"', "x") + END],
    [
      "more nameless parts than it may have",
      `${part("x: y", "z").repeat(6)}${field("name", "Ann")}${END}`,
    ],
    ["delimiters alone", `${`--${BOUNDARY}\r\n`.repeat(1_000)}${END}`],
  ])("is refused with %s", async (about, body) => {
    const isEmptyForm = about === "only an end";
    expect(await refusal(readText(body))).toBe(isEmptyForm ? undefined : "BAD_REQUEST");
  });

  it("is refused with fewer bytes than declared, and with an unreadable length", async () => {
    const headers = (length: string) => ({ headers: { "content-length": length } });
    expect(await refusal(readText(good + END, headers("5000")))).toBe("BAD_REQUEST");
    expect(await refusal(readText(good + END, headers("-1")))).toBe("BAD_REQUEST");
  });

  it.each([
    ["a part without a disposition", part("content-type: text/plain", "hidden")],
    ["an attachment", part('content-disposition: attachment; name="name"', "hidden")],
    ["a line break in a name", part('content-disposition: form-data; name="na\nme"', "hidden")],
    ["an unfinished header", `--${BOUNDARY}\r\ncontent-disposition: form-data`],
  ])("goes up without %s", async (_, odd) => {
    const form = await readText(`${odd}\r\n${good}${END}`);
    expect(form.fields).toEqual({ name: "Ann" });
    expect(form.files.map(({ name }) => name)).toEqual(["front"]);
  });

  it("ends what comes behind its closing delimiter", async () => {
    const form = await readText(`${good}${END}${file("back", JPEG)}${END}`);
    expect(form.files.map(({ name }) => name)).toEqual(["front"]);
  });
});

describe("a part that is not due", () => {
  it.each([
    ["an unknown field", field("other", "x"), "other"],
    ["an unknown file", file("other", PNG), "other"],
    ["a member of every object", field("__proto__", "x"), "__proto__"],
    ["a field that comes twice", field("name", "a") + field("name", "a"), "name"],
    ["a file that comes twice", file("front", PNG) + file("front", PNG), "front"],
    ["a field as a file", file("name", PNG), "name"],
    ["a file as a field", field("front", PNG), "front"],
    ["a name longer than a header", field("n".repeat(5_000), "x"), "n".repeat(100)],
  ])("is refused by name: %s", async (_, body, name) => {
    const [code, fields] = (await refusal(readText(body + END))) as [string, object];
    expect(code).toBe("VALIDATION_FAILED");
    expect(Object.keys(fields)[0]?.slice(0, 100)).toBe(name);
  });

  it("ends the form at its header, and nothing more is waited for", async () => {
    const rest = Promise.withResolvers<void>();
    const waiting = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(latin1(file("other", PNG).slice(0, -2))),
      async pull(controller) {
        await rest.promise;
        controller.close();
      },
    });
    expect(await refusal(read(waiting))).toEqual(["VALIDATION_FAILED", { other: ["invalid"] }]);
    rest.resolve();
  });
});

describe("a part that breaks its rule", () => {
  it("is told beside all others", async () => {
    const large = PNG + "x".repeat(64 * KIB);
    const body = file("front", large) + field("name", "x".repeat(81)) + file("back", PNG) + END;
    expect(await refusal(readText(body))).toEqual([
      "VALIDATION_FAILED",
      { front: ["fileSize"], back: ["fileType"], name: ["tooLong"] },
    ]);
  });

  it("is a field longer than any, however long its rule lets it be", async () => {
    const body = field("note", "x".repeat(5 * KIB)) + END;
    expect(await refusal(readText(body))).toEqual(["VALIDATION_FAILED", { note: ["invalid"] }]);
  });

  it("is a file without a byte", async () => {
    const fields = { front: ["fileType"] };
    expect(await refusal(readText(file("front", "") + END))).toEqual(["VALIDATION_FAILED", fields]);
  });

  it("is a body over its cap, by its length and while counting", async () => {
    const headers = { "content-length": String(201 * KIB) };
    expect(await refusal(readText(END, { headers }))).toBe("TOO_LARGE");
    const body = file("front", PNG + "x".repeat(201 * KIB)) + END;
    expect(await refusal(readText(body))).toBe("TOO_LARGE");
  });
});
