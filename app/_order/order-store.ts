import {
  isRepeatable,
  type OrderPlace,
  type OrderRecord,
  parseRecord,
  writable,
} from "./order-record";

const PREFIX = "merlin:order";
/** More are never undecided in earnest; the oldest go, those first that cannot be sent again anyway. */
const MOST = 20;
const CHANGED = "merlin:order-changed";

export interface OrderStore {
  /** The order that is undecided at a place. */
  readonly find: (place: OrderPlace) => OrderRecord | null;
  readonly get: (key: string) => OrderRecord | null;
  /** Writes an order down, or what has changed about it. */
  readonly keep: (record: OrderRecord) => void;
  readonly drop: (key: string) => void;
  /** Tells of changes, those of other tabs included. @returns stops telling */
  readonly subscribe: (listener: () => void) => () => void;
}

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

// A browser may forbid its storage, or throw where it is read.
function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * The undecided orders of one member on this device. Each has an entry of its own, so that two tabs never
 * overwrite each other's. What cannot be written, or must not be, lives as long as the tab.
 *
 * @param member null where nobody knows who it is: then the tab keeps everything
 */
export function createOrderStore(
  member: string | null,
  storage: () => Storage | null,
  page: Pick<Window, "addEventListener" | "removeEventListener" | "dispatchEvent">,
): OrderStore {
  const prefix = `${PREFIX}:${member}:`;
  const unwritten = new Map<string, OrderRecord>();
  /** Bodies that were not written down with their orders. */
  const withheld = new Map<string, unknown>();

  function stored(): OrderRecord[] {
    const kept = storage();
    if (!kept || member === null) return [];
    const names = orNull(() => Array.from({ length: kept.length }, (_, index) => kept.key(index)));
    return (names ?? [])
      .filter((name) => name?.startsWith(prefix))
      .flatMap((name) => parseRecord(orNull(() => kept.getItem(name as string))) ?? []);
  }

  function withBody(record: OrderRecord): OrderRecord {
    if (!record.isWithheld || !withheld.has(record.key)) return record;
    const { isWithheld: _, ...whole } = record;
    return { ...whole, body: withheld.get(record.key) };
  }

  function all(): OrderRecord[] {
    const written = stored().filter(({ key }) => !unwritten.has(key));
    return [...unwritten.values(), ...written.map(withBody)];
  }

  function remove(key: string): void {
    unwritten.delete(key);
    withheld.delete(key);
    orNull(() => storage()?.removeItem(prefix + key));
  }

  function makeRoom(): void {
    const nowMs = Date.now();
    const oldestFirst = all().toSorted(
      (one, other) =>
        Number(isRepeatable(one, nowMs)) - Number(isRepeatable(other, nowMs)) || one.at - other.at,
    );
    for (const { key } of oldestFirst.slice(0, Math.max(0, oldestFirst.length - MOST))) remove(key);
  }

  const tell = () => page.dispatchEvent(new Event(CHANGED));

  return {
    find: ({ kind, scope }) =>
      all().find((record) => record.kind === kind && record.scope === scope) ?? null,
    get: (key) => all().find((record) => record.key === key) ?? null,
    keep(record) {
      const kept = member === null ? null : storage();
      const written = writable(record);
      const isWritten =
        kept !== null &&
        orNull(() => {
          kept.setItem(prefix + record.key, JSON.stringify(written));
          return true;
        }) === true;
      if (written !== record) withheld.set(record.key, record.body);
      if (isWritten) unwritten.delete(record.key);
      else unwritten.set(record.key, record);
      makeRoom();
      tell();
    },
    drop(key) {
      remove(key);
      tell();
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      page.addEventListener(CHANGED, listener);
      page.addEventListener("storage", onStorage);
      return () => {
        page.removeEventListener(CHANGED, listener);
        page.removeEventListener("storage", onStorage);
      };
    },
  };
}

const stores = new Map<string | null, OrderStore>();

const NOWHERE: OrderStore = {
  find: () => null,
  get: () => null,
  keep: () => {},
  drop: () => {},
  subscribe: () => () => {},
};

/** The one store of a member in this tab; on the server there is nothing to keep. */
export function orderStore(member: string | null): OrderStore {
  if (typeof window === "undefined") return NOWHERE;
  const store =
    stores.get(member) ?? createOrderStore(member, () => orNull(() => window.localStorage), window);
  stores.set(member, store);
  return store;
}
