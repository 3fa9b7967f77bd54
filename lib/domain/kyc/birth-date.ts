export const MINIMUM_AGE_YEARS = 18;
const MAXIMUM_AGE_YEARS = 120;

function yearsBefore(today: Date, years: number): string {
  const date = new Date(today);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  // 29 February has rolled over into March, where that year has none.
  if (date.getUTCDate() !== today.getUTCDate()) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The latest birth date of somebody who is old enough, as `YYYY-MM-DD` (UTC days). */
export function latestBirthDate(today: Date): string {
  return yearsBefore(today, MINIMUM_AGE_YEARS);
}

/** What is wrong with a birth date in the form `YYYY-MM-DD`, or null. */
export function birthDateProblem(value: string, today: Date): "invalid" | "underAge" | null {
  const date = new Date(`${value}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime());
  // 30 February would roll over into March.
  if (!isDate || date.toISOString().slice(0, 10) !== value) return "invalid";
  if (value > today.toISOString().slice(0, 10)) return "invalid";
  if (value < yearsBefore(today, MAXIMUM_AGE_YEARS)) return "invalid";
  return value > latestBirthDate(today) ? "underAge" : null;
}
