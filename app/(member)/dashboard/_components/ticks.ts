const MOST = 5;

/** At most five labels, evenly taken from the first to the last. */
export function pickTicks(labels: readonly string[]): string[] {
  const count = Math.min(MOST, labels.length);
  const step = (labels.length - 1) / Math.max(1, count - 1);
  const picked = Array.from(
    { length: count },
    (_, index) => labels[Math.round(index * step)] ?? "",
  );
  return [...new Set(picked)];
}
