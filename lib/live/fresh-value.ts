export interface Fresh<Value> {
  readonly value: Value;
  /** When it arrived, in milliseconds of this browser's clock; null until the page runs. */
  readonly updatedAtMs: number | null;
  /** The latest read failed; the value is the last good one. */
  readonly hasFailed: boolean;
}

export interface FreshValue<Value> {
  readonly snapshot: () => Fresh<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls what the server rendered fresh, once, when the page begins to run. */
  readonly begin: () => void;
  /**
   * Reads anew and merges the answer in, unless something newer is shown by then: the answer of a later
   * read, or of a write that was answered after this read began.
   */
  readonly read: <Answer>(
    load: () => Promise<Answer>,
    merge: (value: Value, answer: Answer) => Value,
  ) => Promise<void>;
  /** Takes over what the answer of a write says. */
  readonly patch: (change: (value: Value) => Value) => void;
}

/**
 * Holds one value that is polled and written to. Reads and answers of writes are numbered in the order
 * in which they could know something, so an older one never overwrites a newer one.
 */
export function createFreshValue<Value>(
  initial: Value,
  now: () => number = Date.now,
): FreshValue<Value> {
  let state: Fresh<Value> = { value: initial, updatedAtMs: null, hasFailed: false };
  let asked = 0;
  let shown = 0;
  const listeners = new Set<() => void>();

  function show(next: Fresh<Value>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      if (state.updatedAtMs === null) show({ ...state, updatedAtMs: now() });
    },
    async read(load, merge) {
      const number = ++asked;
      try {
        const answer = await load();
        if (number < shown) return;
        shown = number;
        show({ value: merge(state.value, answer), updatedAtMs: now(), hasFailed: false });
      } catch {
        if (number === asked) show({ ...state, hasFailed: true });
      }
    },
    patch(change) {
      shown = ++asked;
      show({ value: change(state.value), updatedAtMs: now(), hasFailed: false });
    },
  };
}
