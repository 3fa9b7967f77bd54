import {
  type Context,
  type Meter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { BoundedMap } from "../process/bounded-map.ts";
import {
  pageAttributes,
  RENDER_ERROR,
  refreshAttributes,
  requestAttributes,
  statusClass,
  upstreamAttributes,
} from "./attributes.ts";
import type {
  Flight,
  PageEnd,
  RequestEnd,
  RequestStart,
  Telemetry,
  UpstreamOutcome,
} from "./telemetry.ts";
import type { RequestTraceIds } from "./trace-ids.ts";
import { readTraceparent } from "./traceparent.ts";

// The semantic conventions' buckets for the durations of HTTP.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const DURATION = { unit: "s", advice: { explicitBucketBoundaries: SECONDS } };

/** What is counted, whether a trace is sampled or not. */
function createMetrics(meter: Meter) {
  const requests = meter.createHistogram("http.server.request.duration", {
    ...DURATION,
    description: "Requests to handlers and for pages, by route and class of status",
  });
  const calls = meter.createHistogram("http.client.request.duration", {
    ...DURATION,
    description: "Calls to the upstream, by operation and outcome",
  });
  const refreshes = meter.createCounter("merlin.session.refreshes", {
    unit: "{refresh}",
    description: "Renewals of sessions, by outcome; those of a leader asked the upstream",
  });
  const sections = meter.createCounter("merlin.page.failed_sections", {
    unit: "{section}",
    description: "Parts of pages that said that they cannot be shown, by page",
  });
  const refusals = meter.createCounter("merlin.requests.refused", {
    unit: "{request}",
    description: "Requests to handlers that got the error envelope, by its code",
  });
  return {
    request({ route, status = 0, code }: RequestEnd, startedAt: number): void {
      const attributes = {
        "http.route": route,
        "http.response.status_class": statusClass(status),
      };
      requests.record(secondsSince(startedAt), attributes);
      if (code) refusals.add(1, { "error.type": code });
    },
    page({ page, kind, status, failedSections, hasCrashed }: PageEnd, startedAt: number): void {
      const route = { "http.route": page ?? "unknown" };
      const attributes = {
        ...route,
        "http.response.status_class": statusClass(status),
        "merlin.page.kind": kind,
        // Its status went out before it broke.
        ...(hasCrashed && { "error.type": RENDER_ERROR }),
      };
      requests.record(secondsSince(startedAt), attributes);
      if (failedSections > 0) sections.add(failedSections, route);
    },
    upstream(operation: string, outcome: UpstreamOutcome, startedAt: number): void {
      const attributes = {
        "merlin.upstream.operation": operation,
        "merlin.upstream.outcome": outcome,
      };
      calls.record(secondsSince(startedAt), attributes);
    },
    refresh(flight: Flight, outcome: string): void {
      refreshes.add(1, { "merlin.refresh.outcome": outcome, "merlin.refresh.flight": flight });
    },
  };
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

/** Requests whose end nobody hears of stay behind, so the newest are kept. */
const MAX_PLACES = 5_000;

interface Parts {
  readonly tracer: Tracer;
  readonly meter: Meter;
  /** The generator that the tracer was made with. */
  readonly traceIds: RequestTraceIds;
  /** True when a proxy of ours stands in front; without one the header is the visitor's own words. */
  readonly isBehindProxy: boolean;
}

function failed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Makes spans and metrics of what the process tells about itself. */
export function createRecorder({ tracer, meter, traceIds, isBehindProxy }: Parts): Telemetry {
  const metrics = createMetrics(meter);
  // Where the calls of a request hang in its trace, by request id, which is all that they carry. A call that
  // finds no place begins at the trace's root.
  const places = new BoundedMap<string, Context>(MAX_PLACES);

  function startRoot(name: string, { requestId, traceparent }: RequestStart): Span {
    const caller = isBehindProxy ? readTraceparent(traceparent) : undefined;
    const outside = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
    const span = traceIds.within(requestId, () =>
      tracer.startSpan(name, { kind: SpanKind.SERVER }, outside),
    );
    places.set(requestId, trace.setSpan(outside, span));
    return span;
  }

  function startChild(name: string, kind: SpanKind, requestId: string, place?: Context): Span {
    const parent = place ?? places.get(requestId) ?? ROOT_CONTEXT;
    return traceIds.within(requestId, () => tracer.startSpan(name, { kind }, parent));
  }

  return {
    startRequest(start) {
      const startedAt = performance.now();
      const span = startRoot("request", start);
      return {
        end(end) {
          span.updateName(end.route).setAttributes(requestAttributes(start, end));
          if ((end.status ?? 500) >= 500) failed(span);
          span.end();
          places.delete(start.requestId);
          metrics.request(end, startedAt);
        },
      };
    },
    startPage(start) {
      const startedAt = performance.now();
      const span = startRoot("page", start);
      return {
        end(end) {
          span.updateName(`page ${end.page ?? "unknown"}`);
          span.setAttributes(pageAttributes(start, end));
          if (end.status >= 500 || end.hasCrashed) failed(span);
          span.end();
          places.delete(start.requestId);
          metrics.page(end, startedAt);
        },
      };
    },
    startUpstream(start) {
      const { operation, requestId, within } = start;
      const startedAt = performance.now();
      const span = startChild(operation, SpanKind.CLIENT, requestId, within?.place);
      span.setAttributes(upstreamAttributes(start));
      return {
        answered: (status) => span.setAttribute("http.response.status_code", status),
        retried: () => span.setAttribute("http.request.resend_count", 1),
        end(outcome) {
          span.setAttribute("merlin.upstream.outcome", outcome);
          if (outcome !== "ok" && outcome !== "left") failed(span);
          span.end();
          metrics.upstream(operation, outcome, startedAt);
        },
      };
    },
    startRefresh({ requestId, flight }) {
      const span = startChild("session refresh", SpanKind.INTERNAL, requestId);
      span.setAttributes(refreshAttributes(requestId, flight));
      return {
        place: trace.setSpan(places.get(requestId) ?? ROOT_CONTEXT, span),
        end(outcome) {
          span.setAttribute("merlin.refresh.outcome", outcome);
          if (outcome === "unavailable" || outcome === "failed") failed(span);
          span.end();
          metrics.refresh(flight, outcome);
        },
      };
    },
  };
}
