import { describe, expect, it, vi } from "vitest";
import { startWorker, WORKER_ORIGIN } from "./start-worker.ts";

const said = (notification: object) => JSON.stringify({ web_push: 8030, notification });

describe("the service worker", () => {
  it("shows what was pushed, cut to what a notice holds", async () => {
    const worker = startWorker();
    const navigate = `${WORKER_ORIGIN}/token-price/BTC`;
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
    await worker.push(said({ title: "t", navigate: `${WORKER_ORIGIN}/wallet` }));
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
      ...[
        `${WORKER_ORIGIN}/api/session/refresh`,
        "/api",
        "/_next/x",
        `${WORKER_ORIGIN}.evil.example/wallet`,
      ],
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
    const worker = startWorker([{ url: `${WORKER_ORIGIN}/token-price/BTC?range=7d`, focus }]);
    await worker.press({ path: "/token-price/BTC" });
    expect([focus.mock.calls.length, worker.openWindow.mock.calls]).toEqual([1, []]);
    await worker.press({ path: "/wallet" });
    expect(worker.openWindow).toHaveBeenCalledExactlyOnceWith("/wallet");
  });

  it("opens what no page shows, to the view and the place", async () => {
    const focus = vi.fn();
    const urls = ["/marketplace/resale", "/setting/security?page=2", "/transactions?page=12"];
    const worker = startWorker(urls.map((url) => ({ url: WORKER_ORIGIN + url, focus })));
    const asked = [
      "/marketplace/resale?view=history",
      "/setting/security#weekly-mail",
      "/transactions?page=1",
    ];
    for (const path of asked) {
      await worker.push(said({ title: "t", navigate: WORKER_ORIGIN + path }));
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
    const worker = startWorker([{ url: WORKER_ORIGIN + url, focus }]);
    await worker.press({ path });
    expect([focus.mock.calls.length, worker.openWindow.mock.calls]).toEqual([1, []]);
  });
});
