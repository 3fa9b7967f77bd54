import type { Meter } from "@opentelemetry/api";
import { statusClass } from "./attributes.ts";
import type { Flight, RequestEnd, UpstreamOutcome } from "./telemetry.ts";

// The semantic conventions' buckets for the durations of HTTP.
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
const DURATION = { unit: "s", advice: { explicitBucketBoundaries: SECONDS } };

/** What is counted, whether a trace is sampled or not. */
export function createMetrics(meter: Meter) {
  const requests = meter.createHistogram("http.server.request.duration", {
    ...DURATION,
    description: "Requests to handlers, by route and class of status",
  });
  const calls = meter.createHistogram("http.client.request.duration", {
    ...DURATION,
    description: "Calls to the upstream, by operation and outcome",
  });
  const refreshes = meter.createCounter("merlin.session.refreshes", {
    unit: "{refresh}",
    description: "Renewals of sessions, by outcome; those of a leader asked the upstream",
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
