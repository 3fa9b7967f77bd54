import "server-only";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { getHeapSpaceStatistics } from "node:v8";
import type { Meter } from "@opentelemetry/api";

const NANOSECONDS = 1e-9;
const PERCENTILES = [50, 90, 99] as const;

/**
 * Has the process tell of its event loop and its memory whenever metrics are collected, by the names of OpenTelemetry's
 * semantic conventions (Node.js runtime, V8 runtime, process). Delays and utilization are those since the last collection.
 */
export function observeRuntime(meter: Meter): void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let lastUse = performance.eventLoopUtilization();
  const delayOf = (name: string, description: string) =>
    meter.createObservableGauge(`nodejs.eventloop.delay.${name}`, { unit: "s", description });
  const percentiles = PERCENTILES.map(
    (percentile) =>
      [
        percentile,
        delayOf(
          `p${percentile}`,
          "How late the event loop is, at worst of so many turns in a hundred",
        ),
      ] as const,
  );
  const mean = delayOf("mean", "How late the event loop is");
  const max = delayOf("max", "How late the event loop is at worst");
  const utilization = meter.createObservableGauge("nodejs.eventloop.utilization", {
    unit: "1",
    description: "Share of the time in which the event loop was busy",
  });
  const heap = meter.createObservableUpDownCounter("v8js.memory.heap.used", {
    unit: "By",
    description: "Heap in use, by the space of V8",
  });
  const resident = meter.createObservableUpDownCounter("process.memory.usage", {
    unit: "By",
    description: "Physical memory of the process",
  });
  meter.addBatchObservableCallback(
    (result) => {
      // Two collections in the same moment see no turn of the loop between them.
      if (delays.count > 0) {
        for (const [percentile, gauge] of percentiles)
          result.observe(gauge, delays.percentile(percentile) * NANOSECONDS);
        result.observe(mean, delays.mean * NANOSECONDS);
        result.observe(max, delays.max * NANOSECONDS);
        delays.reset();
      }
      const use = performance.eventLoopUtilization();
      result.observe(utilization, performance.eventLoopUtilization(use, lastUse).utilization);
      lastUse = use;
      for (const { space_name, space_used_size } of getHeapSpaceStatistics())
        result.observe(heap, space_used_size, { "v8js.heap.space.name": space_name });
      result.observe(resident, process.memoryUsage.rss());
    },
    [...percentiles.map(([, gauge]) => gauge), mean, max, utilization, heap, resident],
  );
}
