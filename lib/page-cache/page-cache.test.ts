import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache, type Render } from "./page-cache.ts";
import type { PageKey } from "./page-key.ts";
import { notePartialPage } from "./partial-pages.ts";

const HOME: PageKey = { path: "/", locale: "en-US", theme: "dark" };
const NONCE = "AbC+/fGhIjKlMnOpQrStUv==";

interface Said {
  readonly text?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function pageOf({ text = "one", status = 200, headers = {} }: Said): Response {
  const html = `<html><script nonce="${NONCE}"></script>${text}</html>`;
  const policy = `script-src 'nonce-${NONCE}'`;
  const own = { "content-security-policy": policy, "x-request-id": "r1", vary: "rsc", ...headers };
  return new Response(html, { status, headers: own });
}

const AT_ONCE = { patienceMs: 10_000, fromVisit: 1 };
const patient = (render: Render) => new PageCache(render, AT_ONCE);

const textOf = async (cache: PageCache, key = HOME) => {
  const page = await cache.find(key);
  const values = { nonce: NONCE, serverNow: "2026-11-22T00:00:00.000Z" };
  return page?.template
    .body("identity", values)
    .toString()
    .replace(/<[^>]+>/g, "");
};

/** Lets a render that has begun come to its end; compressing takes real time. */
const settled = (render: { readonly mock: { readonly results: unknown[] } }, calls: number) =>
  vi.waitFor(() => expect(render.mock.results).toHaveLength(calls));

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("the memory of public pages", () => {
  it("renders a page once for all who ask within a minute", async () => {
    const render = vi.fn<Render>(async () => pageOf({}));
    const cache = patient(render);
    expect(await Promise.all([1, 2, 3].map(() => textOf(cache)))).toEqual(["one", "one", "one"]);
    vi.setSystemTime(Date.now() + 59_000);
    expect(await textOf(cache)).toBe("one");
    expect(render).toHaveBeenCalledOnce();
  });

  it("renders nothing for a page that is asked for once a minute", async () => {
    const render = vi.fn<Render>(async () => pageOf({}));
    const cache = new PageCache(render, { patienceMs: 10_000 });
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await cache.find(HOME)).toBeUndefined();
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(render).not.toHaveBeenCalled();
    await cache.find(HOME);
    expect(await textOf(cache)).toBe("one");
    expect(render).toHaveBeenCalledOnce();
  });

  it("gives the old page out once more while a new one is rendered", async () => {
    const texts = ["one", "two"];
    const render = vi.fn<Render>(async () => pageOf({ text: texts.shift() }));
    const cache = patient(render);
    await textOf(cache);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await textOf(cache)).toBe("one");
    await settled(render, 2);
    await vi.waitFor(async () => expect(await textOf(cache)).toBe("two"));
  });

  it("keeps a good page for five minutes while none can be rendered, and tries again each second", async () => {
    const render = vi.fn<Render>().mockResolvedValueOnce(pageOf({}));
    render.mockRejectedValue(new Error("down"));
    const cache = patient(render);
    await textOf(cache);
    const begun = Date.now();
    for (const [second, calls] of [
      [61, 2],
      [61.5, 2],
      [63, 3],
      [299, 4],
    ] as const) {
      vi.setSystemTime(begun + second * 1_000);
      expect(await textOf(cache)).toBe("one");
      await settled(render, calls);
      await new Promise((resolve) => setTimeout(resolve));
    }
    vi.setSystemTime(begun + 301_000);
    expect(await textOf(cache)).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it.each([
    ["another status", { status: 503 }],
    ["a cookie", { headers: { "set-cookie": "language=en-US" } }],
    ["no nonce", { headers: { "content-security-policy": "default-src 'self'" } }],
    ["a redirect", { status: 307, headers: { location: "/login" } }],
  ])("keeps no page with %s", async (_, said) => {
    const cache = patient(async () => pageOf(said));
    expect(await cache.find(HOME)).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it("keeps no page that lacks a part, or its end", async () => {
    notePartialPage("r9");
    const partial = patient(async () => pageOf({ headers: { "x-request-id": "r9" } }));
    expect(await partial.find(HOME)).toBeUndefined();
    const cut = patient(async () => new Response("<html>", { headers: pageOf({}).headers }));
    expect(await cut.find(HOME)).toBeUndefined();
  });

  it("has the page of each language and theme apart", async () => {
    const cache = patient(async (key) => pageOf({ text: Object.values(key).join(" ") }));
    for (const locale of ["en-US", "de-DE"])
      for (const theme of ["dark", "light"])
        for (const path of ["/", "/login"])
          expect(await textOf(cache, { path, locale, theme })).toBe(`${path} ${locale} ${theme}`);
  });

  it("renders one page at a time", async () => {
    let running = 0;
    const cache = patient(async () => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return pageOf({});
    });
    const paths = ["/", "/login", "/sign-up", "/forgot"];
    await Promise.all(paths.map((path) => cache.find({ ...HOME, path })));
    for (const path of paths) expect(await textOf(cache, { ...HOME, path })).toBe("one");
  });

  it("lets a visitor go on whose page takes long", async () => {
    const slow = Promise.withResolvers<Response>();
    const cache = new PageCache(() => slow.promise, { fromVisit: 1 });
    expect(await cache.find(HOME)).toBeUndefined();
    slow.resolve(pageOf({}));
    await vi.waitFor(async () => expect(await textOf(cache)).toBe("one"));
  });

  it("stays within its bytes, and gives up the page that was asked for longest ago", async () => {
    const text = "x".repeat(10_000);
    const render = vi.fn<Render>(async () => pageOf({ text }));
    const cache = new PageCache(render, { ...AT_ONCE, maxBytes: 25_000 });
    const [first, second, third] = ["/", "/login", "/sign-up"].map((path) => ({ ...HOME, path }));
    if (!first || !second || !third) throw new Error("Three keys");
    await cache.find(first);
    await cache.find(second);
    await cache.find(first);
    await cache.find(third);
    expect(cache.bytes).toBeLessThanOrEqual(25_000);
    await cache.find(first);
    expect(render).toHaveBeenCalledTimes(3);
    await cache.find(second);
    expect(render).toHaveBeenCalledTimes(4);
  });

  it("counts a page once that made room while it waited to be rendered anew", async () => {
    const text = "x".repeat(10_000);
    const cache = new PageCache(async () => pageOf({ text }), { ...AT_ONCE, maxBytes: 15_000 });
    const [first, second] = [HOME, { ...HOME, path: "/login" }];
    await cache.find(first);
    const one = cache.bytes;
    vi.setSystemTime(Date.now() + 61_000);
    const other = cache.find(second);
    // Stale, so it is in the queue behind the other, which takes its room as it is asked for once more.
    await cache.find(first);
    await Promise.all([other, cache.find(second)]);
    await vi.waitFor(() => expect(cache.bytes).toBe(one));
    for (let turn = 0; turn < 3; turn += 1) {
      vi.setSystemTime(Date.now() + 301_000);
      expect(await textOf(cache, first)).toBe(text);
      await vi.waitFor(() => expect(cache.bytes).toBe(one));
    }
  });
});
