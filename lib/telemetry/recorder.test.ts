import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { describe, expect, it } from "vitest";
import { createRecorder } from "./recorder.ts";
import type { Telemetry } from "./telemetry.ts";
import { RequestTraceIds } from "./trace-ids.ts";

const ID = "7f3c0a52-91d4-4f0e-8a55-0c1d2e3f4a5b";
const TRACE = "7f3c0a5291d44f0e8a550c1d2e3f4a5b";
const CALLER = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7";
const START = { requestId: ID, method: "GET", traceparent: null };
const CALL = { operation: "GET account/wallets", method: "GET", requestId: ID };

const PAGE_END = {
  page: "/wallet",
  kind: "document",
  decision: "allow",
  status: 200,
  failedSections: 0,
  hasCrashed: false,
} as const;

function begin(isBehindProxy = true) {
  const exporter = new InMemorySpanExporter();
  const metricExporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const traceIds = new RequestTraceIds();
  const tracers = new BasicTracerProvider({
    idGenerator: traceIds,
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  });
  const reader = new PeriodicExportingMetricReader({ exporter: metricExporter });
  const meters = new MeterProvider({ readers: [reader] });
  const recorder: Telemetry = createRecorder({
    tracer: tracers.getTracer("test"),
    meter: meters.getMeter("test"),
    traceIds,
    isBehindProxy,
  });
  const spans = () =>
    exporter.getFinishedSpans().map((span) => ({
      name: span.name,
      kind: span.kind,
      attributes: span.attributes,
      isError: span.status.code === SpanStatusCode.ERROR,
      parent: span.parentSpanContext?.spanId,
      ...span.spanContext(),
    }));
  const points = async (name: string) => {
    await meters.forceFlush();
    const scopes = metricExporter.getMetrics().at(-1)?.scopeMetrics ?? [];
    const metric = scopes.flatMap(({ metrics }) => metrics).find((m) => m.descriptor.name === name);
    return metric?.dataPoints.map(({ attributes, value }) => ({ attributes, value })) ?? [];
  };
  return { recorder, spans, points };
}

describe("a trace", () => {
  it("has the request's id, and its calls and its refresh hang where they belong", () => {
    const { recorder, spans } = begin();
    const request = recorder.startRequest(START);
    const expired = recorder.startUpstream(CALL);
    expired.answered(401);
    expired.end("refused");
    const refresh = recorder.startRefresh({ requestId: ID, flight: "leader" });
    const renewal = { ...CALL, operation: "POST auth/refresh", method: "POST", within: refresh };
    recorder.startUpstream(renewal).end("ok");
    refresh.end("refreshed");
    recorder.startUpstream(CALL).end("ok");
    request.end({ route: "GET account/wallets", status: 200, refresh: "refreshed" });

    const all = spans();
    expect(all.map(({ traceId }) => traceId)).toEqual(all.map(() => TRACE));
    const [first, inner, outer, second, root] = all;
    expect(root).toMatchObject({ name: "GET account/wallets", kind: SpanKind.SERVER });
    expect(root?.parent).toBeUndefined();
    expect(first).toMatchObject({ kind: SpanKind.CLIENT, isError: true, parent: root?.spanId });
    expect(outer).toMatchObject({ name: "session refresh", parent: root?.spanId, isError: false });
    expect(inner).toMatchObject({ name: "POST auth/refresh", parent: outer?.spanId });
    expect(second?.parent).toBe(root?.spanId);
  });

  it("of a page holds the reads of its render and ends with its status", () => {
    const { recorder, spans } = begin();
    const record = recorder.startPage(START);
    recorder.startUpstream(CALL).end("ok");
    record.end(PAGE_END);
    recorder.startPage(START).end({ ...PAGE_END, status: 503 });
    recorder.startPage(START).end({ ...PAGE_END, hasCrashed: true });
    const [call, page, ...failed] = spans();
    expect(page?.attributes).toMatchObject({ "http.response.status_code": 200 });
    expect(page?.isError).toBe(false);
    expect(failed.map(({ isError }) => isError)).toEqual([true, true]);
    expect(page).toMatchObject({ name: "page /wallet", kind: SpanKind.SERVER, traceId: TRACE });
    expect(call).toMatchObject({ parent: page?.spanId, traceId: TRACE });
  });

  it("goes on a trace of the proxy in front, as sampled as that is", () => {
    const { recorder, spans } = begin();
    const end = { route: "health", status: 200 };
    recorder.startRequest({ ...START, traceparent: `${CALLER}-01` }).end(end);
    recorder.startRequest({ ...START, traceparent: `${CALLER}-00` }).end(end);
    const caller = { traceId: CALLER.slice(3, 35), parent: CALLER.slice(36) };
    expect(spans()).toEqual([expect.objectContaining(caller)]);
  });

  it.each([
    ["without a proxy in front", false, `${CALLER}-01`],
    ["when it is void", true, `${CALLER}-01-more`],
  ])("begins anew %s, whatever the header says", (_about, isBehindProxy, traceparent) => {
    const { recorder, spans } = begin(isBehindProxy);
    recorder.startRequest({ ...START, traceparent }).end({ route: "health", status: 200 });
    expect(spans()).toEqual([expect.objectContaining({ traceId: TRACE, parent: undefined })]);
  });

  it("calls a request failed from 500 on, and a call whose browser left not at all", () => {
    const { recorder, spans } = begin();
    recorder.startUpstream(CALL).end("left");
    recorder.startRequest(START).end({ route: "login", status: 422, code: "VALIDATION_FAILED" });
    recorder.startRequest(START).end({ route: "login", status: 503, code: "UPSTREAM_TIMEOUT" });
    expect(spans().map(({ isError }) => isError)).toEqual([false, false, true]);
  });
});

describe("metrics", () => {
  it("count pages beside calls, by template, reader and class of status, those that broke apart, and their failed sections", async () => {
    const { recorder, points } = begin();
    const end = (facts: object) => recorder.startPage(START).end({ ...PAGE_END, ...facts });
    end({ failedSections: 3 });
    end({ failedSections: 1 });
    end({ kind: "prefetch" });
    end({ page: null, status: 404 });
    end({ hasCrashed: true });
    const counted = (await points("http.server.request.duration")).map(({ attributes, value }) => [
      ...Object.values(attributes),
      (value as { count: number }).count,
    ]);
    expect(counted).toEqual([
      ["/wallet", "2xx", "document", 2],
      ["/wallet", "2xx", "prefetch", 1],
      ["unknown", "4xx", "document", 1],
      ["/wallet", "2xx", "document", "render", 1],
    ]);
    expect(await points("merlin.page.failed_sections")).toEqual([
      { attributes: { "http.route": "/wallet" }, value: 4 },
    ]);
  });

  it("count requests, refusals, calls and refreshes, also of a trace that is not sampled", async () => {
    const { recorder, points } = begin();
    const start = { ...START, traceparent: `${CALLER}-00` };
    recorder.startRequest(start).end({ route: "media", status: 200 });
    recorder.startRequest(start).end({ route: "media", status: 404, code: "NOT_FOUND" });
    recorder.startUpstream(CALL).end("timeout");
    recorder.startRefresh({ requestId: ID, flight: "shared" }).end("over");

    expect(await points("http.server.request.duration")).toEqual([
      {
        attributes: { "http.route": "media", "http.response.status_class": "2xx" },
        value: expect.objectContaining({ count: 1 }),
      },
      {
        attributes: { "http.route": "media", "http.response.status_class": "4xx" },
        value: expect.objectContaining({ count: 1 }),
      },
    ]);
    expect(await points("http.client.request.duration")).toEqual([
      {
        attributes: {
          "merlin.upstream.operation": "GET account/wallets",
          "merlin.upstream.outcome": "timeout",
        },
        value: expect.objectContaining({ count: 1 }),
      },
    ]);
    expect(await points("merlin.requests.refused")).toEqual([
      { attributes: { "error.type": "NOT_FOUND" }, value: 1 },
    ]);
    expect(await points("merlin.session.refreshes")).toEqual([
      {
        attributes: { "merlin.refresh.outcome": "over", "merlin.refresh.flight": "shared" },
        value: 1,
      },
    ]);
  });
});
