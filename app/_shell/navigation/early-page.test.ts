import type { FlightRouterState } from "next/dist/shared/lib/app-router-types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEarlyPages } from "./early-page";

const ORIGIN = "https://app.test";
const page = (...names: FlightRouterState[0][]): FlightRouterState =>
  names.reduceRight<FlightRouterState>(
    (below, name) => [name, { children: below }],
    ["__PAGE__", {}],
  );
const WALLETS = page("", "(member)", "wallet", "(list)");
const WALLET = page("", "(member)", "wallet", ["symbol", "USDT", "d", ["reserves"]]);
const TEAM = page("", "(member)", "team");

interface Sent {
  readonly url: string;
  readonly tree: FlightRouterState;
  readonly isStopped: () => boolean;
}

let sent: Sent[];
let answers: (() => Promise<Response>)[];
let place: { path: string; search: string; tree: FlightRouterState | null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  sent = [];
  answers = [];
  place = { path: "/wallet", search: "", tree: WALLETS };
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const send = (async (input, init) => {
    const header = new Headers(init?.headers).get("next-router-state-tree") ?? "%22none%22";
    sent.push({
      url: String(input),
      tree: JSON.parse(decodeURIComponent(header)),
      isStopped: () => init?.signal?.aborted === true,
    });
    return (await answers.shift()?.()) ?? new Response(`answer ${sent.length}`);
  }) as typeof fetch;
  const pages = createEarlyPages(send, () => ({ origin: ORIGIN, ...place }));
  /** As the router asks for the same that was asked for last. */
  const follow = async (init?: RequestInit) =>
    (await pages.fetch(new URL(sent[0]?.url ?? ""), init)).text();
  return { pages, follow };
}

it("hands the router what was asked for when the press began, once", async () => {
  const { pages, follow } = start();
  await pages.begin("/team");
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toMatch(/^https:\/\/app\.test\/team\?_rsc=[\w-]+$/);
  expect(await follow()).toBe("answer 1");
  expect(await follow()).toBe("answer 2");
});

it.each([
  ["another page", `${ORIGIN}/game?_rsc=a`, {}],
  ["a page that is read ahead", "", { headers: { "next-router-prefetch": "1" } }],
])("leaves %s to the router", async (_, url, init) => {
  const { pages } = start();
  await pages.begin("/team");
  await pages.fetch(url || new URL(sent[0]?.url ?? ""), init);
  expect(sent).toHaveLength(2);
});

it("asks for a new page by the tree that is there, and for one that was shown by its own from where it leaves that", async () => {
  const { pages } = start();
  pages.note();
  place = { path: "/wallet/USDT", search: "", tree: WALLET };
  pages.note();
  await pages.begin("/team");
  expect(sent.at(-1)?.tree).toEqual(page("", "(member)", "wallet", ["symbol", "USDT", "d", null]));
  await pages.begin("/wallet");
  const list = ["(list)", { children: ["__PAGE__", {}] }, null, "refetch"];
  const below = (name: string, children: unknown) => [name, { children }];
  expect(sent.at(-1)?.tree).toEqual(below("", below("(member)", below("wallet", list))));
  place = { path: "/team", search: "", tree: TEAM };
  await pages.begin("/wallet");
  expect(sent.at(-1)?.tree).toEqual(
    below(
      "",
      below("(member)", ["wallet", WALLETS[1].children?.[1].children?.[1], null, "refetch"]),
    ),
  );
});

it("knows the fifty pages that were shown last, and asks for an older one as for a new one", async () => {
  const { pages } = start();
  const show = (search: string) => {
    place = { path: "/wallet", search, tree: WALLETS };
    pages.note();
  };
  const isKnown = async (search: string) => {
    await pages.begin(`/wallet${search}`);
    return JSON.stringify(sent.at(-1)?.tree).includes("refetch");
  };
  show("?first");
  show("?kept");
  for (let other = 1; other < 49; other += 1) show(`?${other}`);
  show("?kept");
  expect(await isKnown("?first")).toBe(true);
  show("?last");
  expect([await isKnown("?first"), await isKnown("?kept")]).toEqual([false, true]);
});

it("stops when nothing comes of the press, by word, by another one and by itself", async () => {
  const { pages } = start();
  await pages.begin("/team");
  pages.drop();
  await pages.begin("/game");
  await pages.begin("/mining");
  expect(sent.map(({ isStopped }) => isStopped())).toEqual([true, true, false]);
  vi.advanceTimersByTime(1_000);
  expect(sent.at(-1)?.isStopped()).toBe(true);
  const pending = pages.begin("/team");
  pages.drop();
  await pending;
  expect(sent.at(-1)?.isStopped()).toBe(true);
});

it.each([
  ["is refused", async () => new Response("no", { status: 503 })],
  [
    "leads elsewhere",
    async () => Object.defineProperty(new Response("login"), "redirected", { value: true }),
  ],
  ["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
])("leaves it to the router when the early answer %s", async (_, answer) => {
  const { pages, follow } = start();
  answers = [answer];
  await pages.begin("/team");
  expect(await follow()).toBe("answer 2");
});

it("ends with the router's own request", async () => {
  const { pages, follow } = start();
  const stop = new AbortController();
  await pages.begin("/team");
  await follow({ signal: stop.signal });
  expect(sent[0]?.isStopped()).toBe(false);
  stop.abort();
  expect(sent[0]?.isStopped()).toBe(true);
});

it("asks for nothing where the router does not say where it stands", async () => {
  const { pages } = start();
  place.tree = null;
  pages.note();
  await pages.begin("/team");
  expect(sent).toEqual([]);
});
