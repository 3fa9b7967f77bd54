import { describe, expect, it } from "vitest";
import { BffError } from "@/lib/bff/client/client";
import {
  type OrderEvent,
  type OrderPhase,
  type OrderState,
  READY,
  reduceOrder,
  TRANSITIONS,
} from "./order-machine";
import type { OrderRecord } from "./order-record";

const record: OrderRecord = {
  kind: "buy",
  scope: "nano",
  key: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  body: { quoteId: "q1" },
  facts: {},
  mark: "",
  at: 1_000,
  wasLost: false,
};
const refusal = new BffError(409, { code: "CONFLICT", message: "" });

const EVENTS: Readonly<Record<OrderEvent<string>["type"], OrderEvent<string>>> = {
  place: { type: "place", record },
  find: { type: "find", record },
  findLapsed: { type: "findLapsed", record },
  accept: { type: "accept", result: "receipt" },
  show: { type: "show", result: "receipt" },
  refuse: { type: "refuse", refusal },
  defer: { type: "defer", refusal },
  lose: { type: "lose", refusal: null, record: { ...record, wasLost: true } },
  inconclusive: { type: "inconclusive", finding: "unheard" },
  repeat: { type: "repeat" },
  check: { type: "check" },
  answered: { type: "answered" },
  giveUp: { type: "giveUp" },
  vanish: { type: "vanish" },
  lapse: { type: "lapse" },
  forget: { type: "forget" },
};
const PHASES = Object.keys(TRANSITIONS) as OrderPhase[];

function after(...types: readonly (keyof typeof EVENTS)[]): OrderState<string> {
  return types.reduce<OrderState<string>>((state, type) => reduceOrder(state, EVENTS[type]), READY);
}

describe.each(PHASES)("in the phase %s", (phase) => {
  const state: OrderState<string> = { ...READY, phase, record };

  it.each(Object.values(EVENTS))("$type leads where the table says, or nowhere", (event) => {
    const next = reduceOrder(state, event);
    const named = TRANSITIONS[phase][event.type];
    if (named) expect(next.phase).toBe(named);
    else expect(next).toBe(state);
  });
});

it("takes no second order while one is under way or undecided", () => {
  for (const phase of ["sending", "repeating", "checking", "undecided", "lapsed"] as const) {
    expect(TRANSITIONS[phase].place, phase).toBeUndefined();
  }
});

it("reaches a new order from every phase", () => {
  const reached = new Set<OrderPhase>(["sending"]);
  for (let grown = 0; grown < reached.size; ) {
    grown = reached.size;
    for (const phase of PHASES) {
      if (Object.values(TRANSITIONS[phase]).some((next) => reached.has(next))) reached.add(phase);
    }
    if (grown !== reached.size) grown = 0;
  }
  expect([...reached].toSorted()).toEqual(PHASES.toSorted());
});

it("keeps what was sent until an answer decides", () => {
  for (const path of [
    ["place"],
    ["place", "lose"],
    ["place", "lose", "check"],
    ["place", "lose", "check", "inconclusive"],
    ["place", "lose", "check", "answered"],
    ["place", "lose", "repeat", "defer"],
    ["place", "lose", "repeat", "lose", "lapse"],
  ] as const) {
    expect(after(...path).record, path.join(" ")).toMatchObject({ key: record.key });
  }
  expect(after("place", "refuse")).toMatchObject({ phase: "refused", record: null, refusal });
  expect(after("place", "accept")).toMatchObject({ phase: "accepted", result: "receipt", record });
});

it("tells an order of an earlier visit from one of this form, to the end", () => {
  expect(after("place", "lose").isKept).toBe(false);
  expect(after("find", "check", "inconclusive", "repeat", "lose").isKept).toBe(true);
  expect(after("find", "repeat", "refuse").isKept).toBe(false);
  expect(after("findLapsed")).toMatchObject({ phase: "lapsed", isKept: true });
});

it("a refusal that only turns a sending away decides a first one, and none after a lost one", () => {
  expect(after("place", "defer")).toMatchObject({ phase: "refused", record: null, refusal });
  expect(after("place", "lose", "repeat", "defer")).toMatchObject({ phase: "undecided", refusal });
});

it("a finding stays until the next question", () => {
  expect(after("place", "lose", "check", "inconclusive").finding).toBe("unheard");
  expect(after("place", "lose", "check", "inconclusive", "check").finding).toBeNull();
  expect(after("place", "lose", "check", "inconclusive", "repeat").finding).toBeNull();
});
