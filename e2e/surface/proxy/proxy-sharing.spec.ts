import { surface } from "../../../lib/bff/proxy/surface.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  goodReply,
  type Recorded,
  startRecorded,
  stopRecorded,
  test,
} from "../../fixtures/http/recording-test.ts";
import { type RecordedRequest, replyReset } from "../../fixtures/http/recording-upstream.ts";
import { goodCall, upstreamPath } from "../../fixtures/http/surface-calls.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";

const VISITORS = 100;
/** What one call shows with many, every other shows with some. */
const VISITORS_OF_EACH_CALL = isExhaustive ? VISITORS : 10;
const shared = surface.filter(({ endpoint }) => endpoint.sharedForSeconds !== undefined);

test.describe("public data", () => {
  let recorded: Recorded;

  test.beforeEach(async () => {
    recorded = await startRecorded();
  });
  test.afterEach(() => stopRecorded(recorded));

  function visitors(length: number): Visitor[] {
    return Array.from({ length }, () => new Visitor(recorded.application.url));
  }

  function callsTo(path: string): RecordedRequest[] {
    return recorded.upstream.requests.filter((request) => request.path === path);
  }

  test("R7.3 a hundred visitors who ask at once, for data and for pages, are one upstream call", async () => {
    const held: (() => void)[] = [];
    const { upstream } = recorded;
    upstream.answer((response, request) => held.push(() => goodReply(response, request)));
    const first = upstream.nextRequest();
    const answers = Promise.all([
      ...visitors(VISITORS).map((visitor) => visitor.send("/api/bff/price/prices")),
      ...visitors(20).map((visitor) => visitor.open("/")),
    ]);
    await first;
    upstream.answer(goodReply);
    for (const reply of held) reply();
    const statuses = (await answers).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const { endpoint, id } of shared.filter(({ path }) => path === "price/prices")) {
      expect(callsTo(upstreamPath(endpoint)).length, id).toBe(1);
    }
    expect(callsTo("/public/social/links").length).toBeLessThanOrEqual(1);
  });

  test("a visitor who leaves takes nothing from those who wait for the same answer", {
    tag: "@deep",
  }, async () => {
    const { upstream, application } = recorded;
    let release: () => void = () => undefined;
    upstream.answer((response, request) => {
      release = () => goodReply(response, request);
    });
    const leaving = new AbortController();
    const arrived = upstream.nextRequest();
    const gone = fetch(`${application.url}/api/bff/price/prices`, { signal: leaving.signal }).then(
      () => "answered",
      () => "left",
    );
    await arrived;
    const staying = new Visitor(application.url).send("/api/bff/price/prices");
    leaving.abort();
    expect(await gone).toBe("left");
    release();
    expect((await staying).status).toBe(200);
    expect(callsTo("/public/coin/prices").length).toBe(1);
  });

  test("R7.3 every shared call asks once for everybody, and each query and parameter for itself", async () => {
    const { upstream, application } = recorded;
    expect(shared.length).toBeGreaterThan(0);
    for (const entry of shared) {
      const { path } = goodCall(entry, application.url);
      const answers = await Promise.all(
        visitors(VISITORS_OF_EACH_CALL).map((visitor) => visitor.send(path)),
      );
      expect(new Set(answers.map(({ text }) => text)).size, entry.id).toBe(1);
      expect(callsTo(upstreamPath(entry.endpoint)).length, entry.id).toBe(1);
    }
    const visitor = new Visitor(application.url);
    const history = "/api/bff/price/price-history";
    const before = upstream.requests.length;
    for (const path of ["MERLIN?range=7d", "MERLIN?range=24h", "AmBTC?range=7d", "MERLIN?range=7d"])
      expect((await visitor.send(`${history}/${path}`)).status).toBe(200);
    expect(upstream.requests.slice(before).map(({ target }) => target)).toEqual([
      "/public/coin/price-history/MERLIN?range=7d",
      "/public/coin/price-history/MERLIN?range=24h",
      "/public/coin/price-history/AmBTC?range=7d",
    ]);
  });

  test("a failure is not shared: the next visitor asks again", { tag: "@deep" }, async () => {
    const { upstream, application } = recorded;
    for (const entry of shared) {
      const { path } = goodCall(entry, application.url);
      const visitor = new Visitor(application.url);
      upstream.answer(replyReset);
      const failed = await visitor.send(path);
      const { whenFailed } = entry.endpoint;
      if (whenFailed) expect(failed.json(), entry.id).toEqual(whenFailed);
      else expect(failed.status, entry.id).toBe(503);
      upstream.answer(goodReply);
      expect((await visitor.send(path)).status, entry.id).toBe(200);
    }
  });
});
