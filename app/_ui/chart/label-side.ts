/** Room that a label with its distance takes above or below its point, in percent of the height. */
const LABEL_ROOM = 17;
/** Below this, in percent from the top, a label would lie on the times: they begin 10 px below the lowest plot of 96. */
const LOWEST_LABEL = 89;

/** Whether the lock line would cross a label on this side of its point. */
function isCrossed(side: "above" | "below", y: number, lockY: number): boolean {
  return side === "above"
    ? lockY <= y && lockY > y - LABEL_ROOM
    : lockY >= y && lockY < y + LABEL_ROOM;
}

/** Whether the height of the drawing alone decides if the label of the lowest point has room below it. */
export function isFreeBelow(y: number, lockY: number | null): boolean {
  return lockY === null || !isCrossed("below", y, lockY);
}

/**
 * On which side of a point its label stands: the lowest below, the highest above, and either on the other side where
 * the lock line would cross it.
 *
 * @param y of the point, in percent from the top
 * @param lockY of the lock line in the same measure; null without one
 */
export function labelSide(y: number, isLowest: boolean, lockY: number | null): "above" | "below" {
  const usual = isLowest && y < LOWEST_LABEL ? "below" : "above";
  if (lockY === null) return usual;
  const other = usual === "below" ? "above" : "below";
  const hasRoom = other === "below" ? y < LOWEST_LABEL : y > LABEL_ROOM;
  return isCrossed(usual, y, lockY) && !isCrossed(other, y, lockY) && hasRoom ? other : usual;
}
