import type { BffError } from "@/lib/bff/client/client";
import type { OrderRecord } from "./order-record";

/**
 * The life of an order.
 *
 * `ready` takes one. `sending` and, once a sending was lost, `repeating` wait for an answer; `accepted`
 * and `refused` are answers that decide. `undecided` knows of none, `checking` asks for one. `lapsed` is an
 * undecided order that cannot be sent again safely. `settled` was decided, but not before our eyes: in
 * another tab, as a fresh read shows, or by an answer that nobody here can read. `givenUp` is never carried out,
 * by the service's own word.
 */
export type OrderPhase =
  | "ready"
  | "sending"
  | "repeating"
  | "checking"
  | "undecided"
  | "lapsed"
  | "accepted"
  | "refused"
  | "settled"
  | "givenUp";

/** What the latest check has brought when it has decided nothing. */
export type OrderFinding =
  /** The service has not heard of the order. */
  | "unheard"
  /** The service cannot tell. */
  | "untold"
  /** The question itself failed. */
  | "unasked";

export interface OrderState<Result> {
  readonly phase: OrderPhase;
  /** What was sent; null before and after an order. */
  readonly record: OrderRecord | null;
  readonly result: Result | null;
  /** The latest answer that was none of success; it decides only in the phase `refused`. */
  readonly refusal: BffError | null;
  readonly finding: OrderFinding | null;
  /** The order comes from an earlier visit of its form or another tab, so that its form is not filled in. */
  readonly isKept: boolean;
}

export type OrderEvent<Result> =
  | { readonly type: "place"; readonly record: OrderRecord }
  | { readonly type: "find" | "findLapsed"; readonly record: OrderRecord }
  | { readonly type: "accept" | "show"; readonly result: Result }
  | { readonly type: "refuse" | "defer"; readonly refusal: BffError }
  | { readonly type: "lose"; readonly refusal: BffError | null; readonly record: OrderRecord }
  | { readonly type: "inconclusive"; readonly finding: OrderFinding }
  | { readonly type: "repeat" | "check" | "answered" | "giveUp" | "vanish" | "lapse" | "forget" };

type Row = Partial<Record<OrderEvent<never>["type"], OrderPhase>>;

/** What may come while a place takes orders. */
const OPEN: Row = { place: "sending", find: "undecided", findLapsed: "lapsed", forget: "ready" };

/** An event that a phase does not name changes nothing. */
export const TRANSITIONS: Readonly<Record<OrderPhase, Row>> = {
  ready: OPEN,
  sending: { accept: "accepted", refuse: "refused", defer: "refused", lose: "undecided" },
  // One sending is lost already: what only turns this one away decides nothing about that.
  repeating: {
    accept: "accepted",
    refuse: "refused",
    defer: "undecided",
    lose: "undecided",
    vanish: "settled",
    lapse: "lapsed",
  },
  undecided: {
    repeat: "repeating",
    check: "checking",
    show: "accepted",
    vanish: "settled",
    lapse: "lapsed",
  },
  checking: {
    answered: "repeating",
    giveUp: "givenUp",
    inconclusive: "undecided",
    show: "accepted",
    vanish: "settled",
    lapse: "lapsed",
  },
  lapsed: { show: "accepted", vanish: "settled", forget: "ready" },
  accepted: { place: "sending", forget: "ready" },
  refused: OPEN,
  settled: OPEN,
  givenUp: OPEN,
};

export const READY: OrderState<never> = {
  phase: "ready",
  record: null,
  result: null,
  refusal: null,
  finding: null,
  isKept: false,
};

/** The state after an event; the very same one where the event means nothing. */
export function reduceOrder<Result>(
  state: OrderState<Result>,
  event: OrderEvent<Result>,
): OrderState<Result> {
  const phase = TRANSITIONS[state.phase][event.type];
  if (!phase) return state;
  switch (event.type) {
    case "place":
      return { ...READY, phase, record: event.record };
    case "find":
    case "findLapsed":
      return { ...READY, phase, record: event.record, isKept: true };
    case "accept":
    case "show":
      return { ...READY, phase, record: state.record, result: event.result };
    case "refuse":
    case "defer":
      return phase === "refused"
        ? { ...READY, phase, refusal: event.refusal }
        : { ...state, phase, refusal: event.refusal };
    case "lose":
      return { ...state, phase, record: event.record, refusal: event.refusal };
    case "inconclusive":
      return { ...state, phase, finding: event.finding };
    case "repeat":
    case "answered":
    case "check":
    case "lapse":
      return { ...state, phase, finding: null };
    case "vanish":
    case "giveUp":
    case "forget":
      return { ...READY, phase };
  }
}
