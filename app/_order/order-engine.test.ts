import { beforeEach, describe, expect, it, vi } from "vitest";
import type { OrderRecord } from "./order-record";
import { bffError, browser, PLACE } from "./testing/browser";

const WANTED = { body: { quoteId: "q1" }, facts: { subject: "Nano" } };

let one: ReturnType<typeof browser>;
beforeEach(() => {
  one = browser();
});

describe("an order", () => {
  it("is written down before it leaves and crossed out by its answer", async () => {
    const { order, onAccepted } = one.tab();
    const seen: number[] = [];
    one.fates.push(Promise.resolve().then(() => void seen.push(one.disk.length)));
    await order.place(WANTED);
    expect(seen).toEqual([1]);
    expect(order.snapshot()).toMatchObject({ phase: "accepted", result: `receipt ${one.booked}` });
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(one.disk.length).toBe(0);
  });

  it("that is refused leaves nothing behind, and the next one has another key", async () => {
    const { order, onRefused } = one.tab();
    for (const refusal of [
      bffError(422),
      bffError(409, "CONFLICT"),
      bffError(429, "RATE_LIMITED"),
    ]) {
      one.fates.push(refusal);
      await order.place(WANTED);
      expect(order.snapshot()).toMatchObject({ phase: "refused", refusal, record: null });
      expect(one.disk.length).toBe(0);
    }
    expect(onRefused).toHaveBeenCalledTimes(3);
    expect(new Set(one.sent.map(({ key }) => key)).size).toBe(3);
  });

  it("goes out once for two presses", async () => {
    const { order } = one.tab();
    await Promise.all([order.place(WANTED), order.place(WANTED)]);
    expect(one.sent).toHaveLength(1);
  });

  it.each([
    [0, "OFFLINE"],
    [500, "INTERNAL"],
    [504, "UPSTREAM_TIMEOUT"],
    [409, "IDEMPOTENCY_REUSED"],
  ] as const)(
    "stays undecided after %s %s and takes no other in its place",
    async (status, code) => {
      const { order, phase } = one.tab();
      one.fates.push(bffError(status, code));
      await order.place(WANTED);
      expect(phase()).toBe("undecided");
      await order.place({ ...WANTED, body: { quoteId: "q2" } });
      expect(one.sent).toHaveLength(1);
    },
  );

  it("sent again has the same key and the same body, whatever comes in between", async () => {
    const { order, phase } = one.tab();
    one.fates.push("lostAfter", bffError(429, "RATE_LIMITED"), bffError(503), "lostBefore");
    await order.place(WANTED);
    for (let n = 0; n < 4; n++) {
      expect(phase()).toBe("undecided");
      await order.repeat();
    }
    expect(phase()).toBe("accepted");
    expect(new Set(one.sent.map(({ key, body }) => key + body)).size).toBe(1);
    expect(one.booked).toHaveLength(1);
  });

  it("a bug in reading its answer leaves it undecided, and is not hidden", async () => {
    const { order, phase } = one.tab();
    one.fates.push(Promise.reject(new TypeError("no such field")));
    await expect(order.place(WANTED)).rejects.toThrow("no such field");
    expect(phase()).toBe("undecided");
  });

  it("that is booked stays booked when the screen cannot show it", async () => {
    const { order, phase, onAccepted } = one.tab();
    onAccepted.mockThrowOnce(new TypeError("no such part"));
    await expect(order.place(WANTED)).rejects.toThrow("no such part");
    expect([phase(), one.disk.length]).toEqual(["accepted", 0]);
  });
});

describe("an undecided order", () => {
  it("is met by the next visit of its form, and decided there for every tab", async () => {
    const first = one.tab();
    one.fates.push("lostAfter");
    await first.order.place(WANTED);
    first.close();
    const second = one.tab();
    const third = one.tab();
    expect(second.order.snapshot()).toMatchObject({ phase: "undecided", isKept: true });
    expect(third.phase()).toBe("undecided");
    await second.order.repeat();
    expect([second.phase(), third.phase()]).toEqual(["accepted", "settled"]);
    expect(one.booked).toHaveLength(1);
    expect(one.tab().phase()).toBe("ready");
  });

  it("closes a form that stands open in another tab", async () => {
    const [here, there] = [one.tab(), one.tab()];
    one.fates.push("lostBefore");
    await here.order.place(WANTED);
    expect(there.order.snapshot()).toMatchObject({ phase: "undecided", isKept: true });
    await there.order.place(WANTED);
    expect(one.sent).toHaveLength(1);
  });

  it("sent again from two tabs at once is booked once", async () => {
    const [here, there] = [one.tab(), one.tab()];
    one.fates.push("lostBefore");
    await here.order.place(WANTED);
    await Promise.all([here.order.repeat(), there.order.repeat()]);
    expect([here.phase(), there.phase()].toSorted()).toEqual(["accepted", "settled"]);
    expect(one.sent).toHaveLength(2);
    expect(one.booked).toHaveLength(1);
  });

  it("that was on its way when its tab died is met as soon as that is certain", async () => {
    let answer = () => {};
    one.fates.push(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    const sending = one.tab();
    const placed = sending.order.place(WANTED);
    await vi.waitFor(() => expect(one.sent).toHaveLength(1));
    const open = one.tab();
    expect(open.phase()).toBe("ready");
    answer();
    await placed;
    await vi.waitFor(() => expect(one.disk.length).toBe(0));
    expect(open.phase()).toBe("ready");

    const died: OrderRecord = {
      ...PLACE,
      key: "dead",
      body: WANTED.body,
      facts: {},
      mark: "",
      at: Date.now(),
      wasLost: false,
    };
    one.disk.setItem("merlin:order:7:dead", JSON.stringify(died));
    const reloaded = one.tab();
    await vi.waitFor(() => expect(reloaded.phase()).toBe("undecided"));
  });

  it("is fetched by its key once the service says that it answered", async () => {
    const { order, onAccepted } = one.tab();
    one.fates.push("lostAfter");
    await order.place(WANTED);
    await order.check();
    expect(order.snapshot().phase).toBe("accepted");
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(one.booked).toHaveLength(1);
  });

  it("whose answer nobody here can read is over once the service says that it answered", async () => {
    for (const ask of ["check", "giveUp"] as const) {
      const { order, onAccepted, onRefused } = one.tab();
      one.fates.push("lostAfter", bffError(502, "UPSTREAM_INVALID"));
      await order.place(WANTED);
      await order.repeat();
      expect(order.snapshot().phase).toBe("undecided");
      one.fates.push(bffError(503, "UPSTREAM_UNAVAILABLE"));
      await order[ask]();
      expect(order.snapshot().phase).toBe("undecided");
      one.fates.push(bffError(502, "UPSTREAM_INVALID"));
      await order[ask]();
      expect(order.snapshot()).toMatchObject({ phase: "settled", record: null });
      expect(one.disk.length).toBe(0);
      for (const told of [onAccepted, onRefused]) expect(told).not.toHaveBeenCalled();
    }
    expect(one.booked).toHaveLength(2);
  });

  it("is not sent by a mere question", async () => {
    const { order } = one.tab();
    one.fates.push("lostBefore");
    await order.place(WANTED);
    await order.check();
    expect(order.snapshot()).toMatchObject({ phase: "undecided", finding: "unheard" });
    expect([one.sent.length, one.booked.length]).toEqual([1, 0]);
  });

  it("says when the service cannot tell", async () => {
    const { order } = one.tab({ knowsOutcomes: false });
    one.fates.push("lostAfter");
    await order.place(WANTED);
    await order.check();
    expect(order.snapshot()).toMatchObject({ phase: "undecided", finding: "untold" });
    await order.giveUp();
    expect(order.snapshot()).toMatchObject({ phase: "undecided", finding: "untold" });
  });

  it("can be given up for good, unless it was answered before", async () => {
    const { order, phase } = one.tab();
    one.fates.push("lostBefore");
    await order.place(WANTED);
    await order.giveUp();
    expect(phase()).toBe("givenUp");
    expect(one.disk.length).toBe(0);
    one.fates.push("lostAfter");
    await order.place(WANTED);
    await order.giveUp();
    expect(phase()).toBe("accepted");
    expect(one.booked).toHaveLength(1);
  });

  it("without its recovery code is asked about and given up elsewhere, and never sent", async () => {
    const body = { quoteId: "q1", code: "abcd-efgh" };
    const here = one.tab();
    one.fates.push("lostAfter", "lostBefore");
    await here.order.place({ ...WANTED, body });
    const there = one.tab();
    await there.order.repeat();
    expect([there.phase(), one.sent.length]).toEqual(["undecided", 1]);
    await there.order.check();
    expect([there.phase(), here.phase(), one.sent.length]).toEqual(["settled", "settled", 1]);
    await here.order.place({ ...WANTED, body });
    await there.order.check();
    expect(there.order.snapshot()).toMatchObject({ phase: "undecided", finding: "unheard" });
    await here.order.repeat();
    expect([here.phase(), there.phase(), one.booked.length]).toEqual(["accepted", "settled", 2]);
  });

  it("of another tab closes a form behind its receipt", async () => {
    const [here, there] = [one.tab(), one.tab()];
    await here.order.place(WANTED);
    one.fates.push("lostBefore");
    await there.order.place(WANTED);
    expect([here.phase(), there.phase()]).toEqual(["accepted", "undecided"]);
    await here.order.place(WANTED);
    expect([here.phase(), one.sent.length]).toEqual(["undecided", 2]);
    await there.order.repeat();
    expect(here.phase()).toBe("settled");
  });

  it("of another tab is met where a receipt is left", async () => {
    const [here, there] = [one.tab(), one.tab()];
    await here.order.place(WANTED);
    one.fates.push("lostBefore");
    await there.order.place(WANTED);
    here.order.forget();
    expect(here.order.snapshot()).toMatchObject({ phase: "undecided", isKept: true });
  });

  it("is over when a fresh read leaves nothing of it to do, unless it is on its way", async () => {
    const { order, phase } = one.tab();
    one.fates.push("lostAfter");
    await order.place(WANTED);
    order.settle();
    expect([phase(), one.disk.length]).toEqual(["settled", 0]);
    const answer = Promise.withResolvers<void>();
    one.fates.push(answer.promise);
    const next = order.place(WANTED);
    order.settle();
    expect([phase(), one.disk.length]).toEqual(["sending", 1]);
    answer.resolve();
    await next;
    expect([phase(), one.booked.length]).toEqual(["accepted", 2]);
  });
});
