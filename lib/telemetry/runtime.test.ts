import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import { expect, it } from "vitest";
import { observeRuntime } from "./runtime.ts";

const BUSY_MS = 120;

function keepBusy(): void {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end);
}

it("tells how late and how busy the event loop was since the last time, and the memory by heap space", async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  const provider = new MeterProvider({ readers: [reader] });
  observeRuntime(provider.getMeter("unit"));
  const collect = async () => {
    await provider.forceFlush();
    const metrics = exporter.getMetrics().at(-1)?.scopeMetrics[0]?.metrics ?? [];
    return (name: string) => metrics.find(({ descriptor }) => descriptor.name === name)?.dataPoints;
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve, 30));
  await turn();
  keepBusy();
  await turn();
  const busy = await collect();
  expect(busy("nodejs.eventloop.delay.max")?.[0]?.value).toBeGreaterThan(BUSY_MS / 2_000);
  expect(busy("nodejs.eventloop.utilization")?.[0]?.value).toBeGreaterThan(0.3);
  const heap = busy("v8js.memory.heap.used") ?? [];
  expect(heap.map(({ attributes }) => attributes["v8js.heap.space.name"])).toContain("old_space");
  const used = heap.reduce((sum, { value }) => sum + Number(value), 0);
  expect(used).toBeGreaterThan(1_000_000);
  expect(busy("process.memory.usage")?.[0]?.value).toBeGreaterThan(used);
  await turn();
  const idle = await collect();
  const [last, first] = [idle, busy].map((at) =>
    Number(at("nodejs.eventloop.delay.max")?.[0]?.value),
  );
  expect(last).toBeLessThan(first ?? 0);
  await provider.shutdown();
});
