/** At most so many labels below an axis, evenly taken from the first to the last; each once. */
export function axisTicks(labels: readonly string[], most: number): string[] {
  const count = Math.min(most, labels.length);
  const step = (labels.length - 1) / Math.max(1, count - 1);
  const picked = Array.from(
    { length: count },
    (_, index) => labels[Math.round(index * step)] ?? "",
  );
  return [...new Set(picked)];
}
