import { beforeEach, expect, it, vi } from "vitest";
import { createLanguageCache } from "./language-cache";

const ADDRESS = "https://app.test/wallet";
const tree = (mark?: string) =>
  encodeURIComponent(JSON.stringify(["", { children: ["wallet", {}] }, null, mark, 24]));
const WHOLE = { rsc: "1", "next-router-state-tree": tree("refetch") };

let world: { language: string; address: string; writes: number; nowMs: number };
let sent: string[];
let answer: () => Response;

const page = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { "content-type": "text/x-component" }, ...init });

beforeEach(() => {
  world = { language: "en-US", address: "/wallet", writes: 0, nowMs: 1_000 };
  sent = [];
  answer = () => page(`page in ${world.language} at ${world.nowMs}`);
});

function makeCache() {
  const cache = createLanguageCache({
    send: async () => {
      sent.push(world.language);
      return answer();
    },
    language: () => world.language,
    address: () => world.address,
    writes: () => world.writes,
    nowMs: () => world.nowMs,
  });
  const read = async (headers: Record<string, string> = WHOLE, url = `${ADDRESS}?_rsc=a`) =>
    (await cache.fetch(new URL(url), { headers })).text();
  /** A switch as the member makes it: the cookie first, then the page. */
  const show = (locale: string) => {
    world.language = locale;
    cache.want(locale);
    return read();
  };
  return { cache, read, show };
}

const kept = (cache: { has(locale: string): boolean }, locale: string) =>
  vi.waitFor(() => expect(cache.has(locale)).toBe(true));

it("R4.5 a language that the page was shown in is there without a request, as it was sent", async () => {
  const { cache, show } = makeCache();
  expect(await show("en-US")).toBe("page in en-US at 1000");
  expect(await show("de-DE")).toBe("page in de-DE at 1000");
  await kept(cache, "de-DE");
  for (const locale of ["en-US", "de-DE", "en-US"])
    expect(await show(locale)).toBe(`page in ${locale} at 1000`);
  expect(sent).toEqual(["en-US", "de-DE"]);
});

it("R4.5 a copy is followed by a fresh page once it is old, or once the data were read after it", async () => {
  const { cache, read, show } = makeCache();
  await show("de-DE");
  await kept(cache, "de-DE");
  world.nowMs += 15_000;
  expect(cache.isStale("de-DE")).toBe(false);
  world.nowMs += 1;
  expect(cache.isStale("de-DE")).toBe(true);
  await show("en-US");
  await kept(cache, "en-US");
  world.nowMs += 1_000;
  await read();
  await vi.waitFor(() => expect(cache.isStale("en-US")).toBe(false));
  world.nowMs += 1_000;
  await show("fr-FR");
  expect(cache.isStale("de-DE")).toBe(true);
});

it("R4.5 shows no copy of another address, nor one from before a write, and none to whoever did not ask", async () => {
  const { cache, read, show } = makeCache();
  await show("de-DE");
  await kept(cache, "de-DE");
  await read();
  world.writes += 1;
  expect(cache.has("de-DE")).toBe(false);
  await show("de-DE");
  await kept(cache, "de-DE");
  world.address = "/team";
  expect(cache.has("de-DE")).toBe(false);
  cache.want("de-DE");
  await read(WHOLE, "https://app.test/team?_rsc=a");
  expect(sent).toHaveLength(4);
});

it("R4.5 shows no copy whose answer was on its way when something was written", async () => {
  const { cache, read, show } = makeCache();
  answer = () => {
    world.writes += 1;
    return page("balances from before");
  };
  await show("de-DE");
  answer = () => page("balances from after");
  await show("en-US");
  await kept(cache, "en-US");
  expect(cache.has("de-DE")).toBe(false);
  world.language = "de-DE";
  expect(await read()).toBe("balances from after");
});

it("R4.5 copies whole pages alone: no part, no prefetch, no redirect, no refusal, nothing that broke off", async () => {
  const { cache, read } = makeCache();
  await read({ ...WHOLE, "next-router-state-tree": tree() });
  await read({ ...WHOLE, "next-router-prefetch": "1" });
  await read({});
  answer = () => page("gone", { status: 500 });
  await read();
  answer = () => new Response("a login page", { headers: { "content-type": "text/html" } });
  await read();
  answer = () => Object.defineProperty(page("elsewhere"), "redirected", { value: true });
  await read();
  answer = () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error("lost")) });
    return new Response(broken, { headers: { "content-type": "text/x-component" } });
  };
  await expect(read()).rejects.toThrow("lost");
  expect(cache.has("en-US")).toBe(false);
  answer = () => page("whole");
  await read();
  await kept(cache, "en-US");
});
