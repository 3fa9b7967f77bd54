const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

/**
 * The point that a key moves the crosshair to, or null for keys that mean nothing here. Later is right
 * in every language, as on the axis.
 *
 * @param index the present point; null while there is no crosshair, when the last one is meant
 * @param count how many points there are
 */
export function crosshairKey(key: string, index: number | null, count: number): number | null {
  const last = count - 1;
  if (last < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return last;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return null;
  return Math.min(last, Math.max(0, (index ?? last) + step));
}
