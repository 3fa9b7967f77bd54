import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Environment } from "../env/environment.ts";
import { waitUntil } from "../process/after-answer.ts";
import { buildVersion } from "../process/build-version.ts";
import { createRecorder } from "./recorder.ts";
import { observeRuntime } from "./runtime.ts";
import type { Telemetry } from "./telemetry.ts";
import { RequestTraceIds } from "./trace-ids.ts";
import { createUndeliveredLog } from "./undelivered.ts";

const SCOPE = "merlin-btc";
/** How long one attempt may take that the receiver does not answer. */
const DELIVERY_MS = 5_000;

type Settings = NonNullable<Environment["telemetry"]>;

type TraceExport = OTLPTraceExporter["export"];
type MetricExport = OTLPMetricExporter["export"];

/** Exports that tell when they fail, and are otherwise the SDK's own. */
function createExporters({ endpoint, headers }: Settings) {
  const told = createUndeliveredLog();
  class Traces extends OTLPTraceExporter {
    override export(...[spans, done]: Parameters<TraceExport>): void {
      super.export(spans, (result) => {
        told("traces", result);
        done(result);
      });
    }
  }
  class Metrics extends OTLPMetricExporter {
    override export(...[metrics, done]: Parameters<MetricExport>): void {
      super.export(metrics, (result) => {
        told("metrics", result);
        done(result);
      });
    }
  }
  const to = (signal: string) => ({
    url: `${endpoint}/v1/${signal}`,
    headers: { ...headers },
    timeoutMillis: DELIVERY_MS,
  });
  return { traces: new Traces(to("traces")), metrics: new Metrics(to("metrics")) };
}

/** Nobody waits longer for a request whose end is not heard of. */
const HELD_MS = 30_000;

/**
 * Has a host that stops a function with its answer wait until what was recorded of a request is delivered. Under the start
 * command batches go out by themselves, and this changes nothing.
 */
function deliveredInTime(recorder: Telemetry, deliver: () => Promise<void>): Telemetry {
  function held<Start, End>(start: (facts: Start) => { end(end: End): void }) {
    return (facts: Start) => {
      const record = start(facts);
      const hold = waitUntil();
      if (!hold) return record;
      const { promise, resolve } = Promise.withResolvers<void>();
      hold(Promise.race([promise, wait(HELD_MS, undefined, { ref: false })]).then(deliver));
      return {
        end(end: End) {
          record.end(end);
          resolve();
        },
      };
    };
  }
  return {
    ...recorder,
    startRequest: held(recorder.startRequest),
    startPage: held(recorder.startPage),
  };
}

/**
 * Loads the SDK and sends to the endpoint: OTLP over HTTP, as JSON. The providers stay our own and are
 * not registered with OpenTelemetry's global API, because Next would then add its spans, and those
 * carry the path and query as the browser sent them.
 *
 * @returns the recorder, and what sends the last batch and ends
 */
export function openTelemetry(
  settings: Settings,
  isBehindProxy: boolean,
): { readonly recorder: Telemetry; readonly shutDown: () => Promise<void> } {
  const exporters = createExporters(settings);
  const resource = defaultResource().merge(
    resourceFromAttributes({
      "service.instance.id": randomUUID(),
      "service.version": buildVersion(),
      ...settings.resourceAttributes,
      "service.name": settings.serviceName,
    }),
  );
  const traceIds = new RequestTraceIds();
  const tracers = new BasicTracerProvider({
    resource,
    idGenerator: traceIds,
    spanProcessors: [new BatchSpanProcessor(exporters.traces)],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: exporters.metrics,
        exportIntervalMillis: settings.metricsEveryMs,
        // Longer than the interval the SDK refuses.
        exportTimeoutMillis: Math.min(DELIVERY_MS, settings.metricsEveryMs),
      }),
    ],
  });
  const meter = meters.getMeter(SCOPE);
  observeRuntime(meter);
  const recorder = createRecorder({
    tracer: tracers.getTracer(SCOPE),
    meter,
    traceIds,
    isBehindProxy,
  });
  return {
    recorder: deliveredInTime(recorder, async () => {
      await Promise.allSettled([tracers.forceFlush(), meters.forceFlush()]);
    }),
    shutDown: async () => {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}
