import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { PageTemplate } from "./page-template.ts";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, randomBytes: vi.fn(crypto.randomBytes) };
});

const NONCE = "AbC+/fGhIjKlMnOpQrStUv==";
const OTHER = { nonce: "zZ9+/fGhIjKlMnOpQrStUv==", serverNow: "2026-11-22T10:20:30.456Z" };
const TIME = "2026-11-21T00:00:00.000Z";

const page = (nonce: string, time: string) =>
  `<html><script nonce="${nonce}">1</script>${"<p>Merlin ₿ «ü»</p>".repeat(4_000)}<script nonce="${nonce}">` +
  `[\\"serverNow\\":\\"${time}\\",\\"at\\":\\"${TIME}\\"]</script>${"<p>Merlin ₿ «ü»</p>".repeat(9)}${nonce}</html>`;

const decode = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

describe("a kept page", () => {
  it.each(["br", "gzip", "identity"] as const)(
    "comes out whole with new values: %s",
    async (encoding) => {
      const template = await PageTemplate.of(page(NONCE, TIME), NONCE);
      expect(template.encodings).toContain(encoding);
      const text = decode[encoding](template.body(encoding, OTHER)).toString();
      expect(text).toBe(page(OTHER.nonce, OTHER.serverNow));
    },
  );

  it("is small where it is compressed, and says what it weighs", async () => {
    const html = page(NONCE, TIME);
    const template = await PageTemplate.of(html, NONCE);
    const [br, gzip, plain] = (["br", "gzip", "identity"] as const).map(
      (encoding) => template.body(encoding, OTHER).length,
    );
    expect(plain).toBe(Buffer.byteLength(html));
    expect(gzip).toBeLessThan(1_000);
    expect(br).toBeLessThan(1_000);
    expect(template.size).toBeGreaterThan(plain ?? 0);
  });

  it("comes out whole for any nonce", async () => {
    const template = await PageTemplate.of(page(NONCE, TIME), NONCE);
    for (let turn = 0; turn < 100; turn += 1) {
      const nonce = crypto.getRandomValues(Buffer.alloc(16)).toString("base64");
      const text = brotliDecompressSync(template.body("br", { ...OTHER, nonce })).toString();
      expect(text).toBe(page(nonce, OTHER.serverNow));
    }
  });

  it("is small too where what stands for its holes repeats the page by chance", async () => {
    const repeated = Buffer.from("<p>Merlin ₿ «ü»</p><p>Merlin");
    vi.mocked(randomBytes).mockImplementationOnce((size: number) => repeated.subarray(0, size));
    const template = await PageTemplate.of(page(NONCE, TIME), NONCE);
    expect(template.encodings).toContain("br");
    const text = brotliDecompressSync(template.body("br", OTHER)).toString();
    expect(text).toBe(page(OTHER.nonce, OTHER.serverNow));
  });

  it("without a hole is kept as it is", async () => {
    const template = await PageTemplate.of("<html>one</html>", NONCE);
    for (const encoding of template.encodings)
      expect(decode[encoding](template.body(encoding, OTHER)).toString()).toBe("<html>one</html>");
  });
});
