import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackSteps, type BackWindow } from "./back-steps.ts";
import { EARLY_POPSTATE } from "./early-popstate.ts";

const ORIGIN = "https://own.test";

interface Entry {
  state: unknown;
  url: string;
}

/** A window with a history that travels a moment later, as browsers do. */
class StandInWindow {
  readonly entries: Entry[] = [
    { state: { __NA: true }, url: "/before" },
    { state: { __NA: true }, url: "/page" },
  ];
  at = 1;
  /** How often a script travelled. */
  travels = 0;
  /** What reached the router. */
  readonly routed: unknown[] = [];
  #listeners: ((event: PopStateEvent) => void)[] = [];
  readonly scrollX = 0;
  readonly scrollY = 0;
  readonly navigation = this.#navigation();
  readonly history: Pick<History, "go" | "pushState" | "replaceState" | "state"> = this.#history();

  #navigation() {
    const own = this;
    return {
      get canGoForward() {
        return own.at < own.entries.length - 1;
      },
    };
  }

  #history() {
    const own = this;
    return {
      get state() {
        return own.entries[own.at]?.state;
      },
      pushState(state: unknown, _: string, url?: string | URL | null) {
        own.entries.splice(own.at + 1);
        own.entries.push({ state, url: String(url ?? own.url).replace(ORIGIN, "") });
        own.at += 1;
      },
      replaceState(state: unknown, _: string, url?: string | URL | null) {
        own.entries[own.at] = { state, url: String(url ?? own.url).replace(ORIGIN, "") };
      },
      go(delta = 0) {
        own.travels += 1;
        setTimeout(() => own.travel(delta), 1);
      },
    };
  }

  get location() {
    return { href: ORIGIN + this.url };
  }

  get url(): string {
    return this.entries[this.at]?.url ?? "";
  }

  travel(delta: number): void {
    if (!this.entries[this.at + delta]) return;
    this.at += delta;
    let isStopped = false;
    const event = {
      state: this.history.state,
      preventDefault: () => {
        isStopped = true;
      },
      stopImmediatePropagation: () => {},
    } as PopStateEvent;
    for (const listen of this.#listeners) listen(event);
    if (!isStopped) this.routed.push(this.url);
  }

  /** A new document on the same entry. */
  reload(): BackSteps {
    this.#listeners = [];
    return new BackSteps(this as unknown as BackWindow);
  }

  addEventListener(kind: string, listen: (event: PopStateEvent) => void): void {
    if (kind === EARLY_POPSTATE) this.#listeners.push(listen);
  }

  requestAnimationFrame = (act: () => void) => Number(setTimeout(act, 0));
  scrollTo = () => {};
}

function start() {
  const own = new StandInWindow();
  return { own, steps: own.reload() };
}

const settled = () => vi.advanceTimersByTimeAsync(50);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NEXT = { __NA: true, tree: "next" };

it("lets a step that ends by itself leave its entry behind, for the next step, without any travel", async () => {
  const { own, steps } = start();
  const ends = [steps.add(() => true), steps.add(() => true)];
  for (const end of ends) end();
  steps.add(() => true);
  await settled();
  expect([own.entries.length, own.at, own.travels]).toEqual([4, 3, 0]);
});

it("runs the topmost step on Back, keeps the others, and tells the router nothing", async () => {
  const { own, steps } = start();
  const undone: string[] = [];
  for (const name of ["sheet", "dialog"]) steps.add(() => undone.push(name) > 0);
  own.travel(-1);
  expect([undone, own.at]).toEqual([["dialog"], 2]);
  own.travel(-1);
  await settled();
  expect([undone, own.at, own.routed]).toEqual([["dialog", "sheet"], 1, []]);
});

it("gives a step that stays its entry back in the same moment", () => {
  const { own, steps } = start();
  let asked = 0;
  steps.add(() => {
    asked += 1;
    return false;
  });
  own.travel(-1);
  own.travel(-1);
  expect([asked, own.at, own.entries.length, own.routed]).toEqual([2, 2, 3, []]);
});

it("undoes one thing when the member goes back over several at once", async () => {
  const { own, steps } = start();
  const undone: string[] = [];
  for (const name of ["sheet", "dialog"]) steps.add(() => undone.push(name) > 0);
  own.travel(-2);
  await settled();
  expect([undone, own.at, own.url, own.routed]).toEqual([["dialog"], 2, "/page", []]);
});

it("leaves nothing open over another page that the member jumps to, and asks nothing there", async () => {
  const { own, steps } = start();
  const undone: string[] = [];
  const ends = ["sheet", "dialog"].map((name) =>
    steps.add((isLeft = false) => isLeft && undone.push(name) > 0),
  );
  own.travel(-3);
  for (const end of ends) end();
  expect([undone, own.url, own.routed]).toEqual([["dialog", "sheet"], "/before", ["/before"]]);
  steps.add(() => true);
  own.travel(-1);
  await settled();
  expect([own.url, own.routed]).toEqual(["/before", ["/before"]]);
});

it("leaves open what is open where a link leads to another part of the page", () => {
  const { own, steps } = start();
  const step = vi.fn(() => true);
  steps.add(step);
  own.entries.push({ state: null, url: "/page#part" });
  own.travel(1);
  expect(step).not.toHaveBeenCalled();
});

it("passes over spent entries on Back, also after a reload", async () => {
  for (const isReloaded of [false, true]) {
    const { own, steps } = start();
    const ends = [steps.add(() => true), steps.add(() => true)];
    for (const end of ends) end();
    if (isReloaded) own.reload();
    own.travel(-1);
    await settled();
    expect([own.url, own.routed]).toEqual(["/before", ["/before"]]);
    own.travel(1);
    expect([own.url, own.routed]).toEqual(["/page", ["/before", "/page"]]);
  }
});

it("shows nothing new on Forward to a spent entry, and goes on to what lies behind it", async () => {
  const { own, steps } = start();
  steps.add(() => true);
  own.travel(-1);
  own.travel(1);
  await settled();
  expect([own.at, own.travels, own.routed]).toEqual([2, 0, []]);
  own.travel(-1);
  await settled();
  expect(own.url).toBe("/before");
  own.entries.push({ state: NEXT, url: "/document" });
  own.travel(1);
  own.travel(1);
  await settled();
  expect(own.url).toBe("/document");
});

it("gives the place of a step to the page that is opened from it, before or after it has ended", async () => {
  for (const isEnded of [false, true]) {
    const { own, steps } = start();
    const end = steps.add(() => true);
    if (isEnded) end();
    own.history.pushState(NEXT, "", "/next");
    end();
    await settled();
    expect([own.url, own.at, own.travels]).toEqual(["/next", 2, 0]);
    own.travel(-1);
    await settled();
    expect([own.url, own.at, own.routed]).toEqual(["/page", 1, ["/page"]]);
  }
});

it("passes over a page's spent entry that stayed below the next page", async () => {
  const { own, steps } = start();
  const ends = [steps.add(() => true), steps.add(() => true)];
  for (const end of ends) end();
  own.history.pushState(NEXT, "", "/next");
  own.travel(-1);
  await settled();
  expect([own.url, own.routed]).toEqual(["/page", ["/page"]]);
  own.travel(-1);
  await settled();
  expect(own.url).toBe("/before");
});

it("takes the page that replaces this one over a step for the whole page", async () => {
  const { own, steps } = start();
  const end = steps.add(() => true);
  own.history.replaceState(NEXT, "", "/replaced");
  end();
  steps.add(() => true);
  own.travel(-1);
  await settled();
  expect([own.url, own.at, own.routed]).toEqual(["/replaced", 1, []]);
  expect(own.history.state).toMatchObject(NEXT);
  own.travel(-1);
  expect(own.url).toBe("/before");
});

it("tells the router of an entry that lies ahead of a page which has been replaced", () => {
  const { own, steps } = start();
  steps.add(() => true);
  own.travel(-1);
  own.history.replaceState(NEXT, "", "/replaced");
  own.travel(1);
  expect(own.routed).toEqual(["/page"]);
});

it("writes one anchor, where the router writes the next one behind that of the first page, and once", () => {
  const { own } = start();
  for (const _press of [1, 2]) own.history.pushState(NEXT, "", "/page?a=1#first#second");
  expect([own.url, own.entries.length]).toEqual(["/page?a=1#second", 3]);
  for (const url of [new URL("/page#first#third", ORIGIN), undefined]) {
    own.history.replaceState(NEXT, "", url);
    expect(own.url).toBe("/page#third");
  }
});

it("opens steps above an anchor, which has no state", async () => {
  const { own, steps } = start();
  own.entries.push({ state: null, url: "/page#part" });
  own.travel(1);
  let isUndone = false;
  steps.add(() => {
    isUndone = true;
    return true;
  });
  own.travel(-1);
  await settled();
  expect([isUndone, own.url]).toEqual([true, "/page#part"]);
  expect(own.history.state).toMatchObject({ __NA: true });
});

it("gives the entry of an anchor the page's state, without which the router would not come back to it", () => {
  const { own } = start();
  own.history.replaceState(NEXT, "", "/page");
  own.entries.push({ state: null, url: "/page#part" });
  own.travel(1);
  expect([own.url, own.history.state]).toEqual(["/page#part", NEXT]);
});

it("leaves for the page before this one when it is told to", async () => {
  const { own, steps } = start();
  steps.add(() => false);
  own.travel(-1);
  steps.exit();
  await settled();
  expect([own.url, own.routed]).toEqual(["/before", ["/before"]]);
});
