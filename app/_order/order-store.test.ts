import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderRecord } from "./order-record";
import { createOrderStore } from "./order-store";
import { Disk } from "./testing/browser";

const NANO = { kind: "buy", scope: "nano" } as const;

function order(key: string, changes: Partial<OrderRecord> = {}): OrderRecord {
  const at = Date.now();
  return { ...NANO, key, body: null, facts: {}, mark: "", at, wasLost: true, ...changes };
}

let disk = new Disk();
const tab = (member: string | null = "7") =>
  createOrderStore(member, () => disk, new EventTarget() as unknown as Window);

beforeEach(() => {
  disk = new Disk();
});

describe("an order that is kept", () => {
  it("is met at its place in another tab and after a reload, and nowhere once it is dropped", () => {
    tab().keep(order("a"));
    expect(tab().find(NANO)).toEqual(order("a", { at: expect.any(Number) as unknown as number }));
    expect(tab().find({ kind: "buy", scope: "starter" })).toBeNull();
    expect(tab().find({ kind: "renew", scope: "nano" })).toBeNull();
    tab().drop("a");
    expect(tab().find(NANO)).toBeNull();
    expect(disk.entries.size).toBe(0);
  });

  it("is another member's affair on a shared computer", () => {
    tab("7").keep(order("a"));
    expect(tab("71").find(NANO)).toBeNull();
    expect(tab("7").get("a")).not.toBeNull();
  });

  it("survives an order of another tab that was kept at the same moment", () => {
    const [one, other] = [tab(), tab()];
    one.keep(order("a"));
    other.keep(order("b", { scope: "starter" }));
    expect([one.get("a"), one.get("b"), other.get("a"), other.get("b")]).not.toContain(null);
  });

  it("lives as long as its tab where nothing can be stored", () => {
    vi.spyOn(disk, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const full = tab();
    full.keep(order("a"));
    expect(full.find(NANO)?.key).toBe("a");
    const forbidden = createOrderStore("7", () => null, new EventTarget() as unknown as Window);
    forbidden.keep(order("b"));
    expect(forbidden.find(NANO)?.key).toBe("b");
    forbidden.drop("b");
    expect(forbidden.find(NANO)).toBeNull();
  });

  it("leaves a recovery code in its tab, and a code of six digits, soon void, with its order", () => {
    const sending = tab();
    const body = { symbol: "USDT", amount: "1", code: "abcd-efgh" };
    sending.keep(order("a", { body }));
    expect([...disk.entries.values()].join()).not.toContain("abcd");
    expect(sending.find(NANO)).toMatchObject({ key: "a", body });
    expect(sending.find(NANO)?.isWithheld).toBeUndefined();
    expect(tab().find(NANO)).toMatchObject({ key: "a", body: null, isWithheld: true });
    tab().drop("a");
    expect(sending.find(NANO)).toBeNull();
    sending.keep(order("b", { body: { ...body, code: "123456" } }));
    expect(tab().find(NANO)?.body).toEqual({ ...body, code: "123456" });
  });

  it("stays in the tab while it is not known whose it is", () => {
    const nobody = tab(null);
    nobody.keep(order("a"));
    expect(nobody.get("a")).not.toBeNull();
    expect(disk.entries.size).toBe(0);
  });
});

it("does not trip over what others have written under its name", () => {
  disk.setItem("merlin:order:7:x", "{");
  disk.setItem("merlin:order:7:y", "[1]");
  const store = tab();
  expect(store.find(NANO)).toBeNull();
  store.keep(order("a"));
  expect(store.find(NANO)?.key).toBe("a");
});

it("holds twenty; the first to go are those that cannot be sent again, then the oldest", () => {
  const store = tab();
  const now = Date.now();
  const hour = 3_600_000;
  store.keep(order("lapsed", { scope: "lapsed", at: now - 30 * hour }));
  for (let n = 0; n < 20; n++) store.keep(order(`k${n}`, { scope: `p${n}`, at: now - n * 1000 }));
  expect(disk.entries.size).toBe(20);
  expect(store.get("lapsed")).toBeNull();
  store.keep(order("new", { scope: "new", at: now }));
  expect(["k19", "k18", "new"].map((key) => store.get(key)?.key)).toEqual([
    undefined,
    "k18",
    "new",
  ]);
});

it("tells of its own changes and of other tabs', and not of other members'", () => {
  const page = new EventTarget();
  const store = createOrderStore("7", () => disk, page as unknown as Window);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.keep(order("a"));
  expect(listener).toHaveBeenCalledTimes(1);
  const from = (key: string | null) => Object.assign(new Event("storage"), { key });
  page.dispatchEvent(from("merlin:order:7:b"));
  page.dispatchEvent(from(null));
  expect(listener).toHaveBeenCalledTimes(3);
  page.dispatchEvent(from("merlin:order:8:b"));
  page.dispatchEvent(from("theme"));
  stop();
  store.drop("a");
  expect(listener).toHaveBeenCalledTimes(3);
});
