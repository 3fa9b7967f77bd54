import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createOrder } from "../../app/_order/order-engine.ts";
import { ORDER_KINDS, type OrderKind } from "../../app/_order/order-record.ts";
import { bffError, createBrowser, LOST } from "../../app/_order/testing/browser.ts";
import { UPSTREAM_CODES } from "../../lib/contract/protocol/errors.ts";
import { contract } from "../../lib/contract/registry.ts";
import { isExhaustive } from "../fixtures/http/exhaustive.ts";
import { seededRandom } from "./seed/dice.ts";
import type { OrderInput } from "./testing/order-case.ts";
import { orderingMember } from "./testing/order-cases.ts";
import { startTestSandbox, type TestSandbox } from "./testing/start.ts";

const RUNS = isExhaustive ? 200 : 40;
const STEPS = 20;
/** All runs of `npm run test:deep` share one sandbox, whose clock goes on and on. */
const RUN_MS = 60_000;
const MINUTE_MS = 60_000;
const MONTH_SECONDS = 30 * 86_400;

/** What becomes of a sending: the service answers, or its answer is lost before or after its work. */
const FATES = [
  "answered",
  "answered",
  "truncate",
  "truncate",
  "reset",
  "unavailable",
  "tabDies",
] as const;
type Fate = (typeof FATES)[number];

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await sandbox.control("tokens", { accessTtlSeconds: MONTH_SECONDS });
});
afterEach(() => vi.useRealTimers());

/** One run: a member, a browser with two tabs, and everything that befalls their orders. */
async function startRun(seed: number) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const { bearer, cases, memberId } = await orderingMember(sandbox, random);
  const { database } = sandbox.running.sandbox;
  const browser = createBrowser();
  const intentions = new Map<string, OrderKind>();
  const accepted: string[] = [];
  const notBooked = new Set<string>();
  const carriedOutKeys = new Set<string>();
  let fate: Fate = "answered";
  let isQuestionLost = false;
  let onReached = () => {};

  async function send(kind: OrderKind, { body, params }: OrderInput, key: string): Promise<string> {
    const orderCase = cases[kind];
    if (!orderCase) throw new Error(`There is no case of ${kind}`);
    const now = fate;
    fate = "answered";
    const { method } = orderCase.endpoint;
    if (now === "truncate" || now === "reset") {
      await sandbox.control("fail", { path: "/", method, times: 1, kind: now });
    }
    if (now === "unavailable")
      await sandbox.control("fail", { path: "/", method, times: 1, status: 503 });
    const answer = await sandbox
      .call(orderCase.endpoint, { bearer, key, body, params })
      .catch(() => null);
    if (now === "tabDies") {
      onReached();
      await new Promise(() => {});
    }
    if (!answer) throw LOST;
    if (answer.status < 300) return key;
    const isReused =
      answer.status === 409 && answer.json().statusCode === UPSTREAM_CODES.idempotencyReused;
    throw bffError(answer.status, isReused ? "IDEMPOTENCY_REUSED" : "REFUSED");
  }

  async function question(
    key: string,
    endpoint: typeof contract.account.outcome | typeof contract.account.giveUp,
  ) {
    if (isQuestionLost) {
      isQuestionLost = false;
      throw LOST;
    }
    const answer = await sandbox.call(endpoint, { bearer, params: { key } });
    return answer.value().answered;
  }

  function openTab() {
    const { store, alone, close } = browser.openTab();
    const orders = new Map<OrderKind, ReturnType<typeof openPlace>>();

    function openPlace(kind: OrderKind, mark: string) {
      const order = createOrder<OrderInput, string>({
        place: { kind, scope: "" },
        store,
        send: (request, key) => send(kind, request, key),
        ask: (key) => question(key, contract.account.outcome),
        abandon: (key) => question(key, contract.account.giveUp),
        alone,
        onAccepted: (_, { key }) => accepted.push(key),
        onRefused: (_, { key }) => notBooked.add(key),
      });
      order.subscribe(() => {
        const { phase, record } = order.snapshot();
        if (phase === "sending" && record) intentions.set(record.key, kind);
      });
      return { order, leave: order.open(mark) };
    }

    return {
      close,
      leave(kind: OrderKind): void {
        orders.get(kind)?.leave();
        orders.delete(kind);
      },
      async open(kind: OrderKind) {
        const mark = (await cases[kind]?.mark?.()) ?? "";
        const known = orders.get(kind);
        const place = known ?? openPlace(kind, mark);
        if (known) {
          known.leave();
          known.leave = known.order.open(mark);
        }
        orders.set(kind, place);
        // Whoever gets in after a tab that died knows that its order is undecided.
        await new Promise((resolve) => setImmediate(resolve));
        return place.order;
      },
    };
  }

  const tabs = [openTab(), openTab()];
  const tabOf = (index: number) => tabs[index] as (typeof tabs)[number];
  function reload(index: number): void {
    tabOf(index).close();
    tabs[index] = openTab();
  }

  type Order = Awaited<ReturnType<(typeof tabs)[number]["open"]>>;

  async function giveUp(order: Order): Promise<void> {
    const { record } = order.snapshot();
    await order.giveUp();
    if (record && order.snapshot().phase === "givenUp") notBooked.add(record.key);
  }

  /** What a member does where no order is undecided. */
  async function place(index: number, kind: OrderKind, order: Order): Promise<void> {
    const request = await cases[kind]?.request();
    if (!request) return;
    fate = pick(FATES);
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    onReached = resolve;
    if (fate === "tabDies") {
      order.place({ body: request, facts: {} });
      await reached;
      reload(index);
      return;
    }
    const presses = random() < 0.2 ? 2 : 1;
    await Promise.all(
      Array.from({ length: presses }, () => order.place({ body: request, facts: {} })),
    );
  }

  /** What a member does about an order that nobody knows the outcome of. */
  async function resolveSomehow(order: Order): Promise<void> {
    isQuestionLost = random() < 0.2;
    fate = pick(FATES.filter((one) => one !== "tabDies"));
    const act = pick(["repeat", "repeat", "check", "giveUp", "leaveIt"] as const);
    if (act === "repeat") await order.repeat();
    if (act === "check") await order.check();
    if (act === "giveUp") await giveUp(order);
    fate = "answered";
    isQuestionLost = false;
  }

  async function act(kind: OrderKind): Promise<void> {
    const index = Math.floor(random() * tabs.length);
    const order = await tabOf(index).open(kind);
    const { phase } = order.snapshot();
    if (phase === "undecided") await resolveSomehow(order);
    else if (phase === "lapsed") order.forget();
    else await place(index, kind, order);
  }

  /** Remembers what the service has carried out: after a day it forgets the keys itself. */
  function look(): void {
    const rows = database.all<{ key: string }>(
      "SELECT key FROM idempotency WHERE subject = ? AND status < 300",
      `member:${memberId}`,
    );
    for (const { key } of rows) carriedOutKeys.add(key);
  }

  const other = {
    reload: () => reload(Math.floor(random() * tabs.length)),
    back() {
      for (const kind of ORDER_KINDS) tabOf(Math.floor(random() * tabs.length)).leave(kind);
    },
    // This computer's clock and the service's go on together; what is due on the way is done.
    async jump() {
      const minutes = pick([-3, 2, 20, 200, 1_500]);
      vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
      await sandbox.advance(pick([1, 300, 7_200]));
    },
  };

  return {
    async step(): Promise<void> {
      look();
      const chance = random();
      if (chance < 0.1) other.reload();
      else if (chance < 0.2) other.back();
      else if (chance < 0.3) await other.jump();
      else await act(pick(ORDER_KINDS));
    },
    /** Asks about every order that is still undecided until its answer is known. */
    async decideAll(): Promise<void> {
      for (const index of tabs.keys()) reload(index);
      for (const kind of ORDER_KINDS) {
        const order = await tabOf(0).open(kind);
        if (order.snapshot().phase === "undecided") await order.repeat();
        if (order.snapshot().phase === "undecided") await giveUp(order);
        if (order.snapshot().phase === "lapsed") order.forget();
        const { phase, refusal } = order.snapshot();
        expect({ kind, phase, refusal }).not.toMatchObject({ phase: "undecided" });
      }
      expect([...browser.disk.entries.values()]).toEqual([]);
    },
    expectBookedOnce(): void {
      look();
      expect(accepted.filter((key) => !carriedOutKeys.has(key))).toEqual([]);
      expect([...notBooked].filter((key) => carriedOutKeys.has(key))).toEqual([]);
      expect(new Set(accepted).size).toBe(accepted.length);
      const carriedOut = [...intentions].filter(([key]) => carriedOutKeys.has(key));
      for (const kind of ORDER_KINDS) {
        const expected = carriedOut.filter(([, of]) => of === kind).length;
        expect([kind, cases[kind]?.booked()]).toEqual([kind, expected]);
      }
    },
    accepted: () => accepted.map((key) => intentions.get(key)),
  };
}

const met = new Set<OrderKind | undefined>();

it.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  "R10.4 random orders, losses, reloads, Backs and jumps of the clock end in one booking each (seed %i)",
  async (seed) => {
    const run = await startRun(seed);
    for (let step = 0; step < STEPS; step++) await run.step();
    await run.decideAll();
    run.expectBookedOnce();
    for (const kind of run.accepted()) met.add(kind);
    await sandbox.expectBalanced();
  },
  RUN_MS,
);

it("the runs have ordered something of every kind", () => {
  expect(ORDER_KINDS.filter((kind) => isExhaustive && !met.has(kind))).toEqual([]);
  expect(met.size).toBeGreaterThan(8);
});
