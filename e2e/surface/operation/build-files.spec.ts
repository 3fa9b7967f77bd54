import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

async function fetchBytes(address: string, encoding: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(address, { headers: { "accept-encoding": encoding } }, resolve)
      .on("error", reject)
      .end();
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

test("R6.1 a file of the build is what its type says, and no other site's page embeds it", async ({
  visitor,
}) => {
  const page = await visitor.open("/login");
  const script = /\/_next\/static\/[^"]+\.js/.exec(page.text)?.[0] ?? "";
  const style = /\/_next\/static\/[^"]+\.css/.exec(page.text)?.[0] ?? "";
  const font = /\/_next\/static\/media\/[\w.~-]+\.woff2/.exec(page.text)?.[0] ?? "";
  const { headers } = await visitor.send(font);
  expect([headers["content-type"], headers["content-encoding"], headers["cache-control"]]).toEqual([
    "font/woff2",
    undefined,
    "public, max-age=31536000, immutable",
  ]);
  for (const [path, status] of [
    [script, 200],
    [style, 200],
    [font, 200],
    ["/_next/static/chunks/no-such-file.js", 404],
    ["/_next/no-such-folder", 404],
  ] as const) {
    const answer = await visitor.send(path);
    expect(answer.status, path).toBe(status);
    expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
    expect(answer.headers["cross-origin-resource-policy"], path).toBe("same-origin");
    const policy = answer.headers["content-security-policy"];
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});

test("R6.1 nobody has pictures resized here", async ({ visitor }) => {
  for (const source of [
    "/icons/icon-192.png",
    "/api/media/0/a.png",
    "https://evil.example/a.png",
  ]) {
    const query = new URLSearchParams({ url: source, w: "64", q: "75" });
    expect((await visitor.send(`/_next/image?${query}`)).status, source).toBe(404);
  }
});

test("every script, style and drawing of a page comes as the build compressed it, with the headers of the plain one", async ({
  visitor,
}) => {
  const page = await visitor.open("/sign-up");
  const files = new Set(page.text.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|svg)/g));
  for (const kind of ["js", "css", "svg"])
    expect(
      [...files].some((file) => file.endsWith(kind)),
      kind,
    ).toBe(true);
  for (const file of files) {
    const address = `${visitor.origin}${file}`;
    const plain = await fetchBytes(address, "identity");
    for (const [encoding, decode] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const packed = await fetchBytes(address, `${encoding}, identity`);
      expect(packed.headers["content-encoding"], file).toBe(encoding);
      expect(packed.headers["content-length"], file).toBe(String(packed.body.length));
      expect(decode(packed.body).equals(plain.body), file).toBe(true);
      for (const name of [
        "cache-control",
        "content-type",
        "content-security-policy",
        "x-content-type-options",
        "cross-origin-resource-policy",
        "vary",
      ]) {
        const lower = (value: unknown) => String(value).toLowerCase();
        expect(lower(packed.headers[name]), name).toBe(lower(plain.headers[name]));
      }
    }
  }
});

const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";
const HINTED_BYTES = 4096;

test("what a page loads first is compiled while it arrives, and nothing of what comes later", async ({
  visitor,
}) => {
  const later = new Set<string>();
  const first = new Set<string>();
  for (const path of ["/", "/login", "/sign-up"]) {
    const { text } = await visitor.open(path);
    const scripts = [...text.matchAll(/<script src="([^"]+)"(?! noModule)/g)].map(([, src]) => src);
    expect(scripts.length, path).toBeGreaterThan(5);
    for (const script of scripts) {
      const source = (await visitor.send(script ?? "")).text;
      const isLarge = source.length >= HINTED_BYTES + COMPILE_HINT.length;
      expect(source.startsWith(COMPILE_HINT), script).toBe(isLarge);
      first.add(script ?? "");
      for (const [name] of source.matchAll(/static\/chunks\/[\w.~-]+\.js/g))
        later.add(`/_next/${name}`);
    }
  }
  const lazy = [...later].filter((script) => !first.has(script));
  expect(lazy.length).toBeGreaterThan(5);
  for (const script of lazy) {
    expect((await visitor.send(script)).text.startsWith(COMPILE_HINT), script).toBe(false);
  }
});

/** `.x:last-child *`, also where `:is()` ends with it; of a neighbour or a child alone it names a class, a tag or an attribute. */
const RESTYLES_ALL =
  /[^{},;]*:(?:(?:first|last|only|nth|nth-last)-(?:child|of-type)(?:\([^)]*\))?|empty|hover|focus-within) *[ >] *\*[^{},]*/g;

/** The stylesheets that home and login load first. */
async function firstRules(visitor: Visitor): Promise<string> {
  const pages = await Promise.all(["/", "/login"].map((path) => visitor.open(path)));
  const links = pages.flatMap(({ text }) => [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)]);
  const styles = new Set(links.map(([, href]) => href));
  const sheets = [...styles].map(async (href) => (await visitor.send(href ?? "")).text);
  return (await Promise.all(sheets)).join("\n");
}

test("a stylesheet is ASCII alone: another one's same values are the same to Chromium then", async ({
  visitor,
}) => {
  const rules = await firstRules(visitor);
  expect(rules).toContain("--toast-icon-margin-start:-3px");
  expect(rules.match(/[^\p{ASCII}]/gu) ?? []).toEqual([]);
});

test("no rule has a browser style a whole page anew because a node came or a pointer moved", async ({
  visitor,
}) => {
  const rules = await firstRules(visitor);
  expect(rules).toContain(".withdrawal-fact:last-child");
  expect(rules.match(RESTYLES_ALL) ?? []).toEqual([]);
});
