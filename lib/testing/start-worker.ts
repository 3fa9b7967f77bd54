import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { expect, vi } from "vitest";

const SOURCE = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
export const WORKER_ORIGIN = "https://merlin.example";

/** The worker beside a browser that remembers what it was told. */
export function startWorker(
  windows: readonly { url: string; focus: () => void }[] = [],
  keeping: object = {},
  pushManager?: object,
) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const skipWaiting = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin: WORKER_ORIGIN },
    registration: { showNotification, pushManager },
    clients: { matchAll: async () => windows, openWindow },
    skipWaiting,
  };
  runInContext(SOURCE, createContext({ self, URL, ...keeping }));
  async function send(name: string, event: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    const waitUntil = (wait: Promise<unknown>) => waits.push(wait);
    listeners.get(name)?.({ ...event, waitUntil });
    expect(waits.length).toBeGreaterThan(0);
    await Promise.all(waits);
  }
  const push = (text: string) => send("push", { data: { json: () => JSON.parse(text) } });
  const press = (data: object | null) =>
    send("notificationclick", { notification: { close: () => undefined, data } });
  return { push, press, send, showNotification, openWindow, skipWaiting };
}
