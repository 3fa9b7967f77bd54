import "server-only";
import { randomUUID } from "node:crypto";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { Environment } from "../env/environment.ts";
import { createRecorder } from "./recorder.ts";
import type { Telemetry } from "./telemetry.ts";
import { RequestTraceIds } from "./trace-ids.ts";
import { createUndeliveredLog } from "./undelivered.ts";

const SCOPE = "merlin-btc";
const METRICS_EVERY_MS = 60_000;
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
      "service.name": settings.serviceName,
      "service.instance.id": randomUUID(),
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
        exportIntervalMillis: METRICS_EVERY_MS,
        exportTimeoutMillis: DELIVERY_MS,
      }),
    ],
  });
  return {
    recorder: createRecorder({
      tracer: tracers.getTracer(SCOPE),
      meter: meters.getMeter(SCOPE),
      traceIds,
      isBehindProxy,
    }),
    shutDown: async () => {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}
