import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { DAY_MS } from "../jobs/day-close.ts";

/** A session's place in a row; `daysOff` were left when it started. */
export interface Place {
  readonly inRow: number;
  readonly daysOff: number;
  readonly endsAt: number;
}

function daysOffAfter({ inRow, daysOff }: Place): number {
  return inRow % MINING_RULES.sessionsForDayOff === 0 ? daysOff + 1 : daysOff;
}

/**
 * The place of a session that starts at a moment (R11.9): it continues the row when it
 * starts within a day after the end of the last one. A day off, earned by six in a row, covers one
 * further day and is used up by that; a row that is later still breaks, and keeps its days off.
 */
export function nextPlace(previous: Place | undefined, startAt: number): Omit<Place, "endsAt"> {
  if (!previous) return { inRow: 1, daysOff: 0 };
  const daysOff = daysOffAfter(previous);
  const late = startAt - previous.endsAt;
  if (late <= DAY_MS) return { inRow: previous.inRow + 1, daysOff };
  if (late <= 2 * DAY_MS && daysOff > 0) {
    return { inRow: previous.inRow + 1, daysOff: daysOff - 1 };
  }
  return { inRow: 1, daysOff };
}

/** The row as it stands now, and until when the next session must start to continue it. */
export function standing(newest: Place | undefined, now: number) {
  if (!newest) return { streak: 0, daysOff: 0, until: null };
  const hasEnded = now >= newest.endsAt;
  const daysOff = daysOffAfter(newest);
  const until = newest.endsAt + (daysOff > 0 ? 2 : 1) * DAY_MS;
  if (now > until) return { streak: 0, daysOff, until: null };
  return { streak: newest.inRow, daysOff: hasEnded ? daysOff : newest.daysOff, until };
}
