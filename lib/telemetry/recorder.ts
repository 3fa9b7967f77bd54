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
  refreshAttributes,
  requestAttributes,
  upstreamAttributes,
} from "./attributes.ts";
import { createMetrics } from "./metrics.ts";
import type { RequestStart, Telemetry } from "./telemetry.ts";
import type { RequestTraceIds } from "./trace-ids.ts";
import { readTraceparent } from "./traceparent.ts";

/** A page's render begins when its middleware has ended and tells nobody of its end, so the newest are kept. */
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
      const span = startRoot("page", start);
      return {
        end(end) {
          span.updateName(`page ${end.page ?? "unknown"}`);
          span.setAttributes(pageAttributes(start, end));
          if ((end.status ?? 200) >= 500) failed(span);
          span.end();
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
