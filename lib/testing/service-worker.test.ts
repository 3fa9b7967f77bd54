import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";

const SOURCE = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://merlin.example";

/** The worker beside a browser that remembers what it was told. */
function startWorker(
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
    location: { origin: ORIGIN },
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

const said = (notification: object) => JSON.stringify({ web_push: 8030, notification });

describe("the service worker", () => {
  it("shows what was pushed, cut to what a notice holds", async () => {
    const worker = startWorker();
    const navigate = `${ORIGIN}/token-price/BTC`;
    const about = { title: "تنبيه", body: "x".repeat(999), lang: "ar-SA", dir: "rtl", tag: "t" };
    await worker.push(said({ ...about, navigate }));
    expect(worker.showNotification).toHaveBeenCalledExactlyOnceWith("تنبيه", {
      ...{ body: "x".repeat(240), lang: "ar-SA", dir: "rtl", tag: "t" },
      ...{ icon: "/icons/icon-192.png", data: { path: "/token-price/BTC" } },
    });
  });

  it("R13.12 garbage still shows a notice", async () => {
    for (const text of ["", "no JSON", "null", "[]", "7", "{}", said({ title: 7, body: {} })]) {
      const worker = startWorker();
      await worker.push(text);
      const call = [
        "Merlin BTC",
        expect.objectContaining({ body: "", data: { path: "/dashboard" } }),
      ];
      expect(worker.showNotification.mock.calls, text).toEqual([call]);
    }
    const worker = startWorker();
    await worker.send("push", { data: null });
    expect(worker.showNotification).toHaveBeenCalledOnce();
  });

  it("R13.12 a browser without `URL.parse` shows a notice, too", async () => {
    class EarlierURL extends URL {
      static override readonly parse = undefined as never;
    }
    const worker = startWorker([], { URL: EarlierURL });
    await worker.push(said({ title: "t", navigate: `${ORIGIN}/wallet` }));
    const shown = expect.objectContaining({ data: { path: "/wallet" } });
    expect(worker.showNotification.mock.calls).toEqual([["t", shown]]);
  });

  it("R13.13 a hostile address opens the dashboard", async () => {
    for (const navigate of [
      ...[
        "https://evil.example/wallet",
        "//evil.example",
        "/\\evil.example",
        "javascript:alert(1)",
      ],
      ...[`${ORIGIN}/api/session/refresh`, "/api", "/_next/x", `${ORIGIN}.evil.example/wallet`],
      ...[
        "data:text/html,x",
        "blob:https://merlin.example/x",
        "http://merlin.example/wallet",
        "http://",
        7,
        null,
      ],
    ]) {
      const worker = startWorker();
      await worker.push(said({ title: "t", navigate }));
      const [, { data }] = worker.showNotification.mock.calls[0] as unknown as [
        string,
        { data: object },
      ];
      await worker.press(data);
      await worker.press({ path: navigate });
      expect(worker.openWindow.mock.calls, String(navigate)).toEqual([
        ["/dashboard"],
        ["/dashboard"],
      ]);
    }
  });

  it("R13.6 is there for what is pushed where the page for the time without a network cannot be kept", async () => {
    const lost = async () => {
      throw new TypeError("Failed to fetch");
    };
    const full = async () => {
      throw new DOMException("Quota exceeded", "QuotaExceededError");
    };
    const page = async () => new Response("");
    for (const keeping of [{ fetch: lost }, { fetch: page, caches: { open: full } }]) {
      const worker = startWorker([], keeping);
      await worker.send("install", {});
      expect(worker.skipWaiting).toHaveBeenCalledOnce();
    }
  });

  it("focuses a page that is open already", async () => {
    const focus = vi.fn();
    const worker = startWorker([{ url: `${ORIGIN}/token-price/BTC?range=7d`, focus }]);
    await worker.press({ path: "/token-price/BTC" });
    expect([focus.mock.calls.length, worker.openWindow.mock.calls]).toEqual([1, []]);
    await worker.press({ path: "/wallet" });
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith("/wallet");
  });

  it("opens what no page shows, to the view and the place", async () => {
    const focus = vi.fn();
    const urls = ["/marketplace/resale", "/setting/security?page=2", "/transactions?page=12"];
    const worker = startWorker(urls.map((url) => ({ url: ORIGIN + url, focus })));
    const asked = [
      "/marketplace/resale?view=history",
      "/setting/security#weekly-mail",
      "/transactions?page=1",
    ];
    for (const path of asked) {
      await worker.push(said({ title: "t", navigate: ORIGIN + path }));
      const { data } = (worker.showNotification.mock.lastCall as unknown[])[1] as { data: object };
      await worker.press(data);
    }
    expect(focus).not.toHaveBeenCalled();
    expect(worker.openWindow.mock.calls).toEqual(asked.map((path) => [path]));
  });

  it.each([
    ["/marketplace/resale?view=history", "/marketplace/resale?page=2&view=history"],
    ["/setting/security#weekly-mail", "/setting/security?log=1#weekly-mail"],
    ["/setting/security", "/setting/security#weekly-mail"],
  ])("focuses the page that shows %s: %s", async (path, url) => {
    const focus = vi.fn();
    const worker = startWorker([{ url: ORIGIN + url, focus }]);
    await worker.press({ path });
    expect([focus.mock.calls.length, worker.openWindow.mock.calls]).toEqual([1, []]);
  });

  describe("beside a push service", () => {
    const DEVICES = "/api/bff/account/push/subscriptions";
    const KEYS = { p256dh: "p", auth: "a" };
    const subscriptionAt = (endpoint: string) => ({
      ...{ endpoint, options: { userVisibleOnly: true } },
      toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }),
    });
    const [former, latter] = ["https://push.example/1", "https://push.example/2"].map(
      subscriptionAt,
    ) as [ReturnType<typeof subscriptionAt>, ReturnType<typeof subscriptionAt>];

    /** A worker whose page is kept in German, and what it has sent; the service tells the former subscription unless it knows none. */
    function beside(
      pushManager: object | undefined,
      { isKnown = true, statuses = [] as readonly number[], status = 200 } = {},
    ) {
      const sent: unknown[] = [];
      const answers = [...statuses];
      const endpointHash = createHash("sha256").update(former.endpoint).digest("base64url");
      const items = isKnown ? [{ id: "7", endpointHash }] : [];
      const fetch = async (path: string, init: { method?: string; body?: string } = {}) => {
        if (path === "/offline.html") return new Response("");
        if (!init.method) return Response.json({ items }, { status });
        sent.push([init.method, path, init.body ? JSON.parse(init.body) : undefined]);
        return new Response("", { status: answers.shift() ?? 200 });
      };
      const headers = { "content-language": "de-DE" };
      const put = vi.fn(async () => undefined);
      const caches = {
        match: async () => new Response("", { headers }),
        open: async () => ({ put }),
      };
      const browser = {
        fetch,
        caches,
        crypto,
        TextEncoder,
        btoa,
        navigator: { language: "en-GB" },
      };
      return { ...startWorker([], browser, pushManager), sent, put };
    }

    const told = ({ endpoint }: { endpoint: string }, locale: string) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return ["POST", DEVICES, { endpoint, keys: KEYS, locale, timeZone }];
    };

    it("R13.6 names a subscription that the browser has replaced to the service", async () => {
      const worker = beside({});
      const change = { oldSubscription: former, newSubscription: latter };
      await worker.send("pushsubscriptionchange", change);
      expect(worker.sent).toEqual([told(latter, "de-DE")]);
    });

    it("R13.6 subscribes anew where the browser has only ended the one before", async () => {
      const subscribe = vi.fn(async () => latter);
      const worker = beside({ getSubscription: async () => null, subscribe });
      const change = { oldSubscription: former, newSubscription: null };
      await worker.send("pushsubscriptionchange", change);
      expect(subscribe).toHaveBeenCalledExactlyOnceWith(former.options);
      expect(worker.sent).toEqual([told(latter, "de-DE")]);
    });

    it("R13.6 gives the place of the one before away where ten devices are told", async () => {
      const worker = beside({}, { statuses: [409] });
      const change = { oldSubscription: former, newSubscription: latter };
      await worker.send("pushsubscriptionchange", change);
      const removed = ["DELETE", `${DEVICES}/7`, undefined];
      expect(worker.sent).toEqual([told(latter, "de-DE"), removed, told(latter, "de-DE")]);
    });

    it("R13.14 names nothing for a member whose device it was not, for nobody, or where nobody knows which it was", async () => {
      const own = { getSubscription: async () => latter };
      for (const [oldSubscription, service] of [
        [former, { isKnown: false }],
        [former, { status: 401 }],
        [null, {}],
      ] as const) {
        const worker = beside(own, service);
        await worker.send("pushsubscriptionchange", { oldSubscription, newSubscription: latter });
        expect(worker.sent).toEqual([]);
      }
    });

    it("R13.8 names the language that the member has changed to, once, and nothing without a subscription", async () => {
      const worker = beside({ getSubscription: async () => former });
      await worker.send("message", { data: { language: "de-DE" } });
      expect(worker.sent).toEqual([]);
      await worker.send("message", { data: { language: "ja-JP" } });
      expect(worker.sent).toEqual([told(former, "ja-JP")]);
      expect(worker.put).toHaveBeenCalledOnce();
      for (const pushManager of [{ getSubscription: async () => null }, undefined]) {
        const silent = beside(pushManager);
        await silent.send("message", { data: { language: "ja-JP" } });
        expect([silent.sent, silent.put.mock.calls.length]).toEqual([[], 1]);
      }
    });
  });
});
