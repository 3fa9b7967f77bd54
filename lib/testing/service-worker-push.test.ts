import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { startWorker } from "./start-worker.ts";

describe("the service worker beside a push service", () => {
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
    const service = { language: "de-DE", status };
    let kept = page(service.language);
    const fetch = async (path: string, init: { method?: string; body?: string } = {}) => {
      if (path === "/offline.html") return page(service.language);
      if (!init.method) return Response.json({ items }, { status: service.status });
      sent.push([init.method, path, init.body ? JSON.parse(init.body) : undefined]);
      return new Response("", { status: answers.shift() ?? 200 });
    };
    const put = vi.fn(async (_path: string, renewed: Response) => {
      kept = renewed;
    });
    const caches = { match: async () => kept, open: async () => ({ put }) };
    const browser = {
      fetch,
      caches,
      crypto,
      TextEncoder,
      btoa,
      navigator: { language: "en-GB" },
    };
    const worker = startWorker([], browser, pushManager);
    const choose = (language: string) => {
      service.language = language;
      return worker.send("message", { data: { language } });
    };
    return { ...worker, sent, put, service, choose };
  }

  const page = (language: string) =>
    new Response("", { headers: { "content-language": language } });

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
    await worker.choose("de-DE");
    expect(worker.sent).toEqual([]);
    await worker.choose("ja-JP");
    await worker.choose("ja-JP");
    expect(worker.sent).toEqual([told(former, "ja-JP")]);
    expect(worker.put).toHaveBeenCalledOnce();
    for (const pushManager of [{ getSubscription: async () => null }, undefined]) {
      const silent = beside(pushManager);
      await silent.choose("ja-JP");
      expect([silent.sent, silent.put.mock.calls.length]).toEqual([[], 1]);
    }
  });

  it.each([429, 500, 503])(
    "R13.8 tells the language again where the service has answered %i, to the question or the renewal",
    async (status) => {
      const own = { getSubscription: async () => former };
      const renewal = beside(own, { statuses: [status] });
      const question = beside(own, { status });
      for (const worker of [renewal, question]) {
        await expect(worker.choose("ja-JP")).rejects.toThrow(String(status));
        expect(worker.put).not.toHaveBeenCalled();
        worker.service.status = 200;
        worker.sent.length = 0;
        await worker.choose("ja-JP");
        expect(worker.sent).toEqual([told(former, "ja-JP")]);
        expect(worker.put).toHaveBeenCalledOnce();
      }
    },
  );

  it("R13.8 tells the language that was chosen last where the member has changed back at once, and again where that was lost", async () => {
    for (const [statuses, after] of [
      [[], []],
      [[200, 503], ["de-DE"]],
    ] as const) {
      const worker = beside({ getSubscription: async () => former }, { statuses });
      await Promise.allSettled([worker.choose("ja-JP"), worker.choose("de-DE")]);
      await worker.choose("de-DE");
      const languages = ["ja-JP", "de-DE", ...after];
      expect(worker.sent).toEqual(languages.map((language) => told(former, language)));
    }
  });

  it.each([401, 404, 422, 501])(
    "R13.8 what the service has refused for good with %i is not asked again",
    async (status) => {
      const own = { getSubscription: async () => former };
      for (const worker of [beside(own, { statuses: [status] }), beside(own, { status })]) {
        await worker.choose("ja-JP");
        const { length } = worker.sent;
        await worker.choose("ja-JP");
        expect([worker.sent.length, worker.put.mock.calls.length]).toEqual([length, 1]);
      }
    },
  );

  it("R13.6 fails where the place of the one before is given away and not taken", async () => {
    const change = { oldSubscription: former, newSubscription: latter };
    for (const statuses of [
      [409, 503],
      [409, 200, 503],
    ]) {
      const sent = beside({}, { statuses }).send("pushsubscriptionchange", change);
      await expect(sent).rejects.toThrow("503");
    }
  });
});
