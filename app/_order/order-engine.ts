import { BffError, outcomeOf } from "@/lib/bff/client/client";
import { type OrderEvent, type OrderState, READY, reduceOrder } from "./order-machine";
import {
  canDouble,
  isRepeatable,
  type OrderFacts,
  type OrderPlace,
  type OrderRecord,
} from "./order-record";
import type { OrderStore } from "./order-store";

interface OrderOptions<Body, Result> {
  readonly place: OrderPlace;
  readonly store: OrderStore;
  /** The contract's call; the answer to a repeated one is of its first time, however long ago. @throws BffError */
  readonly send: (body: Body, key: string, isRepeated: boolean) => Promise<Result>;
  /** Whether the service has an answer for a key. @throws BffError NOT_FOUND where it cannot tell */
  readonly ask: (key: string) => Promise<boolean>;
  /** The same, and without one it never carries the order out. @throws BffError */
  readonly abandon: (key: string) => Promise<boolean>;
  /** Runs work for a key in one tab at a time. */
  readonly alone: (key: string, work: () => Promise<void>) => Promise<void>;
  readonly onAccepted: (result: Result, record: OrderRecord) => void;
  readonly onRefused: (refusal: BffError, record: OrderRecord) => void;
}

export interface PlacedOrder<Body> {
  readonly body: Body;
  readonly facts: OrderFacts;
}

/**
 * The order of one place, from its sending to the answer that decides it. It is written down before it leaves,
 * with the key that it keeps to the end, and crossed out by the answer; what stays written is undecided,
 * here and in every other tab.
 */
export function createOrder<Body, Result>(options: OrderOptions<Body, Result>) {
  const { place, store, send, ask, abandon, alone } = options;
  let state: OrderState<Result> = READY;
  let mark = "";
  const listeners = new Set<() => void>();

  function dispatch(event: OrderEvent<Result>): void {
    const next = reduceOrder(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function answer(record: OrderRecord, refusal: BffError, isAnswered: boolean): void {
    const outcome = outcomeOf(refusal.status, refusal.code);
    if (isAnswered && refusal.code === "UPSTREAM_INVALID") {
      store.drop(record.key);
      dispatch({ type: "vanish" });
      return;
    }
    if (outcome === "lost") {
      lose(record, refusal);
      return;
    }
    const isDecided = outcome === "refused" || !record.wasLost;
    dispatch({ type: outcome === "refused" ? "refuse" : "defer", refusal });
    if (!isDecided) return;
    store.drop(record.key);
    options.onRefused(refusal, record);
  }

  function lose(record: OrderRecord, refusal: BffError | null): void {
    const lost = { ...record, wasLost: true };
    dispatch({ type: "lose", refusal, record: lost });
    store.keep(lost);
  }

  /** @param isAnswered the service says that it has answered this order for good, readable or not */
  async function transmit(record: OrderRecord, isAnswered = false): Promise<void> {
    let result: Result;
    try {
      result = await send(record.body as Body, record.key, record.wasLost);
    } catch (error) {
      if (!(error instanceof BffError)) {
        lose(record, null);
        throw error;
      }
      answer(record, error, isAnswered);
      return;
    }
    dispatch({ type: "accept", result });
    store.drop(record.key);
    options.onAccepted(result, record);
  }

  /** Sends a lost order again, unless another tab has met its answer meanwhile. */
  async function transmitAgain(record: OrderRecord, isAnswered = false): Promise<void> {
    await alone(record.key, async () => {
      if (!store.get(record.key)) dispatch({ type: "vanish" });
      else if (record.isWithheld) store.drop(record.key);
      else if (!isRepeatable(record, Date.now())) dispatch({ type: "lapse" });
      else await transmit(record, isAnswered);
    });
  }

  async function inquire(
    question: (key: string) => Promise<boolean>,
    onUnanswered: (record: OrderRecord) => void,
  ): Promise<void> {
    const { record, phase } = state;
    dispatch({ type: "check" });
    if (!record || state.phase === phase) return;
    // What a service says of a key that it may have forgotten means nothing.
    if (!isRepeatable(record, Date.now())) {
      dispatch({ type: "lapse" });
      return;
    }
    try {
      if (!(await question(record.key))) {
        onUnanswered(record);
        return;
      }
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const finding = error.code === "NOT_FOUND" ? "untold" : "unasked";
      dispatch({ type: "inconclusive", finding });
      return;
    }
    const before = state;
    dispatch({ type: "answered" });
    if (state !== before) await transmitAgain(record, true);
  }

  function meet(record: OrderRecord): void {
    const isFresh = isRepeatable(record, Date.now());
    if (!isFresh && !canDouble(record)) {
      store.drop(record.key);
      return;
    }
    dispatch({ type: isFresh ? "find" : "findLapsed", record });
  }

  function compare(): void {
    const { record } = state;
    if (record && !store.get(record.key)) {
      // An answer that is being read crosses its own order out.
      if (state.phase !== "repeating" || record.isWithheld) dispatch({ type: "vanish" });
      return;
    }
    const found = store.find(place);
    // One that is on its way in another tab is that tab's affair until its answer is lost.
    // Of another standing, either tab may be behind.
    if (found?.wasLost && found.key !== record?.key && found.mark === mark) meet(found);
  }

  /** Ready for an order again, unless one of another tab has been lost meanwhile. */
  function clear(): void {
    dispatch({ type: "forget" });
    compare();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    /**
     * Begins to follow what is kept of the place.
     * @param current how the place stands; an order of another standing is over
     * @returns stops following
     */
    open(current: string): () => void {
      mark = current;
      const { record, phase } = state;
      const found = store.find(place);
      const known = record ?? found;
      if (known?.wasLost && phase !== "repeating" && known.mark !== mark) store.drop(known.key);
      compare();
      // Its tab is gone, or it is still sending: whoever gets in after that knows.
      if (found && !found.wasLost && state.record?.key !== found.key) {
        alone(found.key, async () => {
          const left = store.get(found.key);
          // One that was lost in a tab that lives is that tab's, if its place stands otherwise than this one's.
          if (left?.wasLost !== false) return;
          if (left.mark === mark) store.keep({ ...left, wasLost: true });
          else store.drop(left.key);
        });
      }
      return store.subscribe(compare);
    },
    /** Sends an order under a new key; nothing while one is under way or undecided. */
    async place({ body, facts }: PlacedOrder<Body>): Promise<OrderState<Result>> {
      if (state.phase === "accepted") clear();
      const key = crypto.randomUUID();
      const at = Date.now();
      const record = { ...place, key, body, facts, mark, at, wasLost: false };
      dispatch({ type: "place", record });
      if (state.record !== record) return state;
      store.keep(record);
      await alone(key, () => transmit(record));
      return state;
    },
    /** Sends the undecided order again: the same key, the same body. */
    async repeat(): Promise<OrderState<Result>> {
      const { record, phase } = state;
      if (!record || record.isWithheld) return state;
      dispatch({ type: "repeat" });
      if (state.phase !== phase) await transmitAgain(record);
      return state;
    },
    /** Asks the service for the outcome of the undecided order; a known one is fetched by the same key. */
    check: () => inquire(ask, () => dispatch({ type: "inconclusive", finding: "unheard" })),
    /** Has the service never carry the undecided order out; an outcome that it knows counts. */
    giveUp: () =>
      inquire(abandon, ({ key }) => {
        dispatch({ type: "giveUp" });
        store.drop(key);
      }),
    /** A fresh read shows that the undecided order was booked, and as what. */
    show(result: Result): void {
      const { record } = state;
      dispatch({ type: "show", result });
      if (record && state.phase === "accepted") store.drop(record.key);
    },
    /** A fresh read shows that the undecided order is over. */
    settle(): void {
      const found = store.find(place);
      if (found && state.phase !== "sending" && state.phase !== "repeating") store.drop(found.key);
    },
    /** Ready for an order again; one that has lapsed is given up. */
    forget(): void {
      const { record, phase } = state;
      if (phase === "lapsed" && record) store.drop(record.key);
      clear();
    },
  };
}
