import type { Visit } from "./visit.ts";

const SLOW_MS = 1_000;

function round(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}

/** How long answers took; whoever took more than a second is named, since pages wait for it. */
export function tellPace({ upstream: { timings }, report }: Visit): void {
  report.begin("Response times");
  const sorted = [...timings].sort((a, b) => a.milliseconds - b.milliseconds);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (!median || !slowest) return;
  report.ok(
    `${timings.length} answers`,
    `median ${round(median.milliseconds)}, slowest ${round(slowest.milliseconds)} (${slowest.asked})`,
  );
  const slow = new Map(
    sorted
      .filter(({ milliseconds }) => milliseconds > SLOW_MS)
      .map(({ asked, milliseconds }) => [asked, milliseconds]),
  );
  for (const [asked, milliseconds] of slow) {
    report.note(asked, `within ${round(SLOW_MS)}`, round(milliseconds));
  }
}
