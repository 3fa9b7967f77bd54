import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderRecord } from "./order-record";
import { browser, LOST, PLACE } from "./testing/browser";

const WANTED = { body: { quoteId: "q1" }, facts: { subject: "Nano" } };

let one: ReturnType<typeof browser>;
beforeEach(() => {
  one = browser();
});

describe("an undecided order of a place that stands otherwise by now", () => {
  it("is over when its place has moved on, or a fresh read shows it", async () => {
    const { order, phase, close } = one.tab();
    one.fates.push("lostAfter", "lostAfter");
    await order.place(WANTED);
    close();
    order.open("2026-05-02");
    expect([phase(), one.disk.length]).toEqual(["settled", 0]);
    await order.place(WANTED);
    expect(phase()).toBe("undecided");
    order.show("as the page shows it");
    expect(order.snapshot()).toMatchObject({ phase: "accepted", result: "as the page shows it" });
    expect(one.disk.length).toBe(0);
  });

  it("of how a place stood is over for who meets it anew, not for a tab that is behind", async () => {
    const [stale, fresh] = [one.tab(), one.tab({ mark: "2026-05-02" })];
    for (const { order } of [fresh, stale]) {
      one.fates.push("lostBefore");
      await order.place(WANTED);
    }
    expect([stale.phase(), fresh.phase(), one.disk.length]).toEqual(["undecided", "undecided", 2]);
    await fresh.order.repeat();
    one.tab({ mark: "2026-05-02" });
    expect([fresh.phase(), stale.phase(), one.disk.length]).toEqual(["accepted", "settled", 0]);
  });

  it("that went down with its tab is over where its place has moved on", async () => {
    const died: OrderRecord = {
      ...{ ...PLACE, key: "dead", body: WANTED.body, facts: {} },
      ...{ mark: "2026-05-01", at: Date.now(), wasLost: false },
    };
    one.disk.setItem("merlin:order:7:dead", JSON.stringify(died));
    const fresh = one.tab({ mark: "2026-05-02" });
    await vi.waitFor(() => expect(one.disk.length).toBe(0));
    expect(fresh.phase()).toBe("ready");
  });

  it("that a living tab loses meanwhile stays with that tab, however another one stands", async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    one.fates.push(promise);
    const sending = one.tab({ mark: "2026-05-02" });
    const placed = sending.order.place(WANTED);
    await vi.waitFor(() => expect(one.sent).toHaveLength(1));
    const stale = one.tab({ mark: "2026-05-01" });
    reject(LOST);
    await placed;
    await new Promise((resolve) => setImmediate(resolve));
    expect([sending.phase(), stale.phase(), one.disk.length]).toEqual(["undecided", "ready", 1]);
  });
});
