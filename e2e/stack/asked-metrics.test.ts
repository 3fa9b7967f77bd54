import { readFileSync } from "node:fs";
import { trace } from "@opentelemetry/api";
import {
  AggregationTemporality,
  DataPointType,
  InMemoryMetricExporter,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { expect, it } from "vitest";
import { createRecorder } from "../../lib/telemetry/recorder.ts";
import { observeRuntime } from "../../lib/telemetry/runtime.ts";
import { RequestTraceIds } from "../../lib/telemetry/trace-ids.ts";
import { ROOT } from "../cli/process.ts";
import { DASHBOARD_FILE, dashboard, PANELS } from "./dashboard.ts";
import { labelName, metricName } from "./exposition.ts";

const REQUEST = { requestId: "r", method: "GET", traceparent: null };
const ALERTS = readFileSync(`${ROOT}deploy/prometheus/alerts.yaml`, "utf8");

/** One of everything that is counted. */
async function recordedMetrics(): Promise<readonly MetricData[]> {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  const provider = new MeterProvider({ readers: [reader] });
  const meter = provider.getMeter("unit");
  observeRuntime(meter);
  const recorder = createRecorder({
    tracer: trace.getTracer("unit"),
    meter,
    traceIds: new RequestTraceIds(),
    isBehindProxy: false,
  });
  recorder.startRequest(REQUEST).end({ route: "session/login", status: 422, code: "LOCKED" });
  recorder.startPage(REQUEST).end({
    ...{ page: "/wallet", kind: "document", decision: "allow", status: 200 },
    ...{ failedSections: 1, hasCrashed: true },
  });
  const operation = { operation: "GET price/prices", method: "GET", requestId: "r" };
  recorder.startUpstream(operation).end("ok");
  recorder.startRefresh({ requestId: "r", flight: "leader" }).end("refreshed");
  // The event loop's delay is known once it has turned a few times.
  await expect
    .poll(async () => {
      await provider.forceFlush();
      return (
        exporter
          .getMetrics()
          .at(-1)
          ?.scopeMetrics.flatMap(({ metrics }) => metrics) ?? []
      );
    })
    .toContainEqual(
      expect.objectContaining({
        descriptor: expect.objectContaining({ name: "nodejs.eventloop.delay.p99" }),
        dataPoints: [expect.anything()],
      }),
    );
  const metrics = exporter
    .getMetrics()
    .at(-1)
    ?.scopeMetrics.flatMap((scope) => scope.metrics);
  await provider.shutdown();
  return metrics ?? [];
}

function exposedNames({ descriptor, dataPointType, ...data }: MetricData): readonly string[] {
  const { name, unit } = descriptor;
  if (dataPointType === DataPointType.HISTOGRAM) {
    const base = metricName(name, unit, "histogram");
    return [`${base}_count`, `${base}_sum`, `${base}_bucket`];
  }
  if (dataPointType === DataPointType.GAUGE) return [metricName(name, unit, "gauge")];
  const isMonotonic = "isMonotonic" in data && data.isMonotonic;
  return [metricName(name, unit, isMonotonic ? "counter" : "sum")];
}

/** What Prometheus has: names of metrics with their labels. */
async function known(): Promise<Map<string, Set<string>>> {
  const names = new Map<string, Set<string>>();
  for (const metric of await recordedMetrics()) {
    const points: readonly { attributes: object }[] = metric.dataPoints;
    const labels = points.flatMap(({ attributes }) => Object.keys(attributes)).map(labelName);
    for (const name of exposedNames(metric))
      names.set(name, new Set([...labels, "instance", "le"]));
  }
  return names;
}

const ASKED =
  /\b((?:http|merlin|nodejs|process|v8js)_\w+_(?:count|bucket|total|seconds|bytes|ratio))\b(?:\{([^}]*)\})?/g;

/** How many metrics a text asks for, each of which has to be there. */
function expectKnown(text: string, names: ReadonlyMap<string, ReadonlySet<string>>): number {
  const asked = [...text.matchAll(ASKED)];
  for (const [, name = "", labels = ""] of asked) {
    expect([...names.keys()], name).toContain(name);
    for (const [, label = ""] of labels.matchAll(/(\w+)(?:=~?|!=)"/g))
      expect([...(names.get(name) ?? [])], `${name}{${label}}`).toContain(label);
  }
  return asked.length;
}

it("alerts and panels ask for metrics and labels that the application has", async () => {
  const names = await known();
  expect(expectKnown(ALERTS, names)).toBeGreaterThan(12);
  const recorded = [...ALERTS.matchAll(/record: (\S+)/g)].map(([, name]) => name);
  for (const { title, queries } of PANELS) {
    for (const { expr, legend } of queries) {
      const isRecorded = recorded.includes(expr);
      expect(isRecorded || expectKnown(expr, names) > 0, title).toBe(true);
      const grouped = /by \(([^)]*)\)/.exec(expr)?.[1]?.split(", ") ?? ["instance"];
      for (const [, label] of legend.matchAll(/\{\{(\w+)\}\}/g))
        expect(grouped, `${title}: ${legend}`).toContain(label);
    }
  }
});

it("each alert names the place that says what to look at first, which knows it", () => {
  const alerts = ALERTS.split("- alert: ").slice(1);
  expect(alerts.length).toBeGreaterThan(7);
  for (const alert of alerts) {
    const [name = ""] = alert.split("\n", 1);
    const [, file = "", anchor = ""] = /runbook: (\S+)#(\S+)/.exec(alert) ?? [];
    expect(file, name).not.toBe("");
    const heading = `## ${anchor.replaceAll("-", " ")}\n`;
    const [, place = ""] = readFileSync(`${ROOT}${file}`, "utf8").split(RegExp(heading, "i"));
    expect(place, name).toMatch(RegExp(`^\\|.*\`${name}\`.*\\|.+\\|$`, "m"));
  }
});

it("the dashboard that Grafana loads is the one of the panels", () => {
  const written = JSON.parse(readFileSync(DASHBOARD_FILE, "utf8"));
  expect(written, "npm run dashboard").toEqual(JSON.parse(JSON.stringify(dashboard())));
});
