import { monitorEventLoopDelay } from "node:perf_hooks";

/** How late the server's event loop ran in one second. */
export interface LagSample {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const RESOLUTION_MS = 10;
const EVERY_MS = 1_000;

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();

// The histogram holds the whole distance of two ticks, its own interval included.
function lateMs(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1_000_000 - RESOLUTION_MS);
}

/** Loaded into the measured server with `--import`; says each second how late its event loop was. */
setInterval(() => {
  const sample: LagSample = {
    p50Ms: lateMs(histogram.percentile(50)),
    p99Ms: lateMs(histogram.percentile(99)),
    maxMs: lateMs(histogram.max),
  };
  histogram.reset();
  process.send?.(sample);
}, EVERY_MS).unref();
process.channel?.unref();
