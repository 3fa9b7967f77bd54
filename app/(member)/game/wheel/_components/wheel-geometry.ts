const FULL_TURN = 360;
export const WHEEL_RADIUS = 100;

/** A segment as it is drawn: angles in degrees, clockwise from the pointer at the top. */
export interface Slice {
  readonly from: number;
  readonly to: number;
  /** The outline, around 0 0. */
  readonly path: string;
}

function pointAt(angle: number): string {
  const radians = (angle / FULL_TURN) * 2 * Math.PI;
  const x = WHEEL_RADIUS * Math.sin(radians);
  const y = -WHEEL_RADIUS * Math.cos(radians);
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

/** The segments one after the other from the top, each as wide as its odds. */
export function slicesOf(weights: readonly number[]): Slice[] {
  const parts = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const from = (before / parts) * FULL_TURN;
    before += weight;
    const to = (before / parts) * FULL_TURN;
    const isLarge = to - from > FULL_TURN / 2 ? 1 : 0;
    const arc = `A${WHEEL_RADIUS} ${WHEEL_RADIUS} 0 ${isLarge} 1 ${pointAt(to)}`;
    return { from, to, path: `M0 0L${pointAt(from)}${arc}Z` };
  });
}

/** Where on the wheel a drawn part lies: its exact place, or the middle of its segment without one. */
export function stopAngle(
  slices: readonly Slice[],
  segment: number,
  part: number | null | undefined,
  parts: number,
): number {
  const slice = slices[segment];
  if (!slice) return 0;
  const angle = part == null ? -1 : ((part + 0.5) / parts) * FULL_TURN;
  return angle >= slice.from && angle < slice.to ? angle : (slice.from + slice.to) / 2;
}

const TURNS = 6;

/** The rotation that brings an angle under the pointer after some full turns on from the present one. */
export function rotationTo(present: number, angle: number): number {
  const least = present + TURNS * FULL_TURN;
  return Math.ceil((least + angle) / FULL_TURN) * FULL_TURN - angle;
}
