/** A value that parts of the page share: made for `useSyncExternalStore(store.subscribe, store.get, store.getServer)`. */
export interface ExternalStore<T> {
  get(): T;
  /** What the server renders, and the browser until it has hydrated. */
  getServer(): T;
  subscribe(listener: () => void): () => void;
  set(next: T): void;
}

/** A store that costs nothing but these lines, so that a first load may hold it. */
export function createExternalStore<T>(initial: T): ExternalStore<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    getServer: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(next) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
