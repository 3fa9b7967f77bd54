/** Let go faster than this, a sheet closes (R2.13, R9.3). */
export const DISMISS_PX_PER_SECOND = 300;

const WINDOW_MS = 100;

/** Where a finger was, and when, in milliseconds. */
export interface DragPoint {
  readonly y: number;
  readonly at: number;
}

/**
 * How fast a drag was going downwards over its last tenth of a second, in px/s; negative is upwards.
 * Browsers merge movements, so the finger is where it was last seen when that tenth begins.
 *
 * @param points in their order, the start of the drag included
 */
export function releaseVelocity(points: readonly DragPoint[], releasedAt: number): number {
  const first = points.findLast(({ at }) => releasedAt - at >= WINDOW_MS) ?? points[0];
  const last = points.at(-1);
  if (!first || !last) return 0;
  const seconds = (releasedAt - first.at) / 1000;
  return seconds > 0 ? (last.y - first.y) / seconds : 0;
}
