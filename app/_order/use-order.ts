"use client";

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { waitUntilMs } from "@/app/_shell/forms/wait-until";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useCountdown } from "@/app/_ui/time/use-countdown";
import type { BffError } from "@/lib/bff/client/client";
import { giveUpOrder, wasAnswered } from "@/lib/domain/order/client";
import { createOrder } from "./order-engine";
import { type OrderPhase, type OrderState, READY } from "./order-machine";
import { useOrderMember } from "./order-member";
import type { OrderPlace, OrderRecord } from "./order-record";
import { orderStore } from "./order-store";

interface OrderSettings<Body, Result> extends OrderPlace {
  /** How the place stands, e.g. the UTC day of a check-in: an undecided order of another standing is over. */
  mark?: string;
  /** The contract's call; the answer to a repeated one is of its first time, however long ago. @throws BffError */
  send: (body: Body, key: string, isRepeated: boolean) => Promise<Result>;
  onAccepted?: (result: Result, record: OrderRecord) => void;
  /** After an answer which means that nothing was booked. */
  onRefused?: (refusal: BffError, record: OrderRecord) => void;
  /** Reads balances anew that the browser holds by itself; what the server rendered is rendered anew anyway. */
  reread?: () => void;
}

const UNDECIDED: ReadonlySet<OrderPhase> = new Set([
  "undecided",
  "checking",
  "repeating",
  "lapsed",
]);

const CLEARABLE: ReadonlySet<OrderPhase> = new Set(["refused", "settled", "givenUp"]);

async function alone(key: string, work: () => Promise<void>): Promise<void> {
  // Browsers offer locks to secure origins only.
  if (navigator.locks) await navigator.locks.request(`merlin-order-${key}`, work);
  else await work();
}

/** The amount was too much by what the service has, or the order was decided elsewhere: the balance is another one. */
const isOutdated = ({ phase, refusal }: OrderState<unknown>) =>
  phase === "settled" ||
  (phase === "refused" &&
    (refusal?.code === "INSUFFICIENT_BALANCE" || refusal?.fields.amount !== undefined));

/**
 * The order of a place, from the press that sends it until an answer decides it; an undecided one is met
 * again after a reload and in other tabs. `kind` and `scope` stay what they were at first.
 */
export function useOrder<Body, Result>(settings: OrderSettings<Body, Result>) {
  const member = useOrderMember();
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const [order] = useState(() =>
    createOrder<Body, Result>({
      place: { kind: settings.kind, scope: settings.scope },
      store: orderStore(member),
      send: (...sent) => latest.current.send(...sent),
      ask: wasAnswered,
      abandon: giveUpOrder,
      alone,
      onAccepted: (result, record) => latest.current.onAccepted?.(result, record),
      onRefused: (refusal, record) => latest.current.onRefused?.(refusal, record),
    }),
  );
  const { mark = "" } = settings;
  useEffect(() => order.open(mark), [order, mark]);
  const state = useSyncExternalStore(order.subscribe, order.snapshot, () => READY);
  const { phase, refusal } = state;
  const refresh = useQuietRefresh();
  useEffect(() => {
    if (!isOutdated(state)) return;
    latest.current.reread?.();
    refresh();
  }, [state, refresh]);
  const waitUntil = useMemo(() => refusal && waitUntilMs(refusal), [refusal]);
  const isUndecided = UNDECIDED.has(phase);
  const isPending = phase === "sending" || phase === "repeating";
  return {
    ...state,
    ...order,
    kind: settings.kind,
    /** An order is on its way. */
    isPending,
    /** Nobody here knows what became of the order. */
    isUndecided,
    /** Nothing about the order can be changed. */
    isFrozen: isPending || isUndecided,
    /** The refusal of an order that was not booked. */
    refused: phase === "refused" ? refusal : null,
    /** What is ordered has been edited: what was said about the order before holds no more. */
    clear() {
      if (CLEARABLE.has(order.snapshot().phase)) order.forget();
    },
    secondsToWait: useCountdown(waitUntil),
  };
}

/** What the parts of a screen need of an order, whatever is ordered. */
export type AnyOrder = Omit<
  ReturnType<typeof useOrder<never, unknown>>,
  "place" | "show" | "result" | "subscribe" | "snapshot" | "open" | "clear"
>;
