import { setMaxListeners } from "node:events";
import { vi } from "vitest";
import { BffError } from "@/lib/bff/client/client";
import { createOrder } from "../order-engine";
import { createOrderStore } from "../order-store";

export const PLACE = { kind: "buy", scope: "nano" } as const;

/** What a browser keeps by name. */
export class Disk {
  readonly entries = new Map<string, string>();
  get length() {
    return this.entries.size;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem = (name: string) => this.entries.get(name) ?? null;
  setItem = (name: string, text: string) => void this.entries.set(name, text);
  removeItem = (name: string) => void this.entries.delete(name);
}

export const bffError = (status: number, code = "CODE") =>
  new BffError(status, { code, message: "" });
export const LOST = bffError(0, "OFFLINE");

/** One browser: what it keeps, and its tabs, which see each other's writing and wait for each other's locks. */
export function createBrowser() {
  const disk = new Disk();
  const pages = new Set<EventTarget>();
  const locks = new Map<string, Promise<unknown>>();

  function tellOthers(own: EventTarget, key: string) {
    for (const page of pages) {
      if (page !== own) page.dispatchEvent(Object.assign(new Event("storage"), { key }));
    }
  }

  return {
    disk,
    openTab() {
      const page = new EventTarget();
      setMaxListeners(0, page);
      pages.add(page);
      const { promise: death, resolve: die } = Promise.withResolvers<void>();
      const own = {
        ...disk,
        get length() {
          return disk.length;
        },
        key: (index: number) => disk.key(index),
        setItem(name: string, text: string) {
          disk.setItem(name, text);
          tellOthers(page, name);
        },
        removeItem(name: string) {
          disk.removeItem(name);
          tellOthers(page, name);
        },
      };
      return {
        store: createOrderStore("7", () => own, page as unknown as Window),
        async alone(key: string, work: () => Promise<void>): Promise<void> {
          const before = locks.get(key) ?? Promise.resolve();
          const begin = () => Promise.race([work(), death]);
          const turn = before.then(begin, begin);
          locks.set(key, turn);
          await turn;
        },
        /** The tab is gone: it hears of nothing more, and its locks are free. */
        close() {
          pages.delete(page);
          die();
        },
      };
    },
  };
}

/** A browser, and a service that books once a key. */
export function browser() {
  const { disk, openTab } = createBrowser();
  const booked: string[] = [];
  const answered = new Set<string>();
  const sent: { key: string; body: string }[] = [];
  /** What becomes of the next sendings; without one the service answers. */
  const fates: ("lostBefore" | "lostAfter" | BffError | Promise<void>)[] = [];

  return {
    booked,
    sent,
    fates,
    disk,
    tab({ knowsOutcomes = true, mark = "" } = {}) {
      const { store, alone } = openTab();
      const onAccepted = vi.fn();
      const onRefused = vi.fn();
      const ask = async (key: string) => {
        if (!knowsOutcomes) throw bffError(404, "NOT_FOUND");
        return answered.has(key);
      };
      const order = createOrder<{ quoteId: string }, string>({
        place: PLACE,
        store,
        async send(body, key) {
          sent.push({ key, body: JSON.stringify(body) });
          const fate = fates.shift();
          if (fate instanceof Promise) await fate;
          if (fate === "lostBefore") throw LOST;
          if (fate instanceof BffError) throw fate;
          if (!answered.has(key)) booked.push(key);
          answered.add(key);
          if (fate === "lostAfter") throw LOST;
          return `receipt ${key}`;
        },
        ask,
        abandon: ask,
        alone,
        onAccepted,
        onRefused,
      });
      const close = order.open(mark);
      return { order, onAccepted, onRefused, close, phase: () => order.snapshot().phase };
    },
  };
}
