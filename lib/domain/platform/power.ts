/** The least and the most power that the calculator takes, in TH. */
export const MIN_TH = 1;
export const MAX_TH = 1000;

/** A typed power as a whole number of TH within the calculator's bounds; null for anything else. */
export function parsePower(typed: string): string | null {
  if (!/^\d{1,6}$/.test(typed.trim())) return null;
  const th = Number.parseInt(typed, 10);
  return th >= MIN_TH && th <= MAX_TH ? String(th) : null;
}
