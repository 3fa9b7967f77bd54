import type { PriceAlert } from "../../../lib/contract/alerts/price-alert.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";

export interface AlertRow {
  readonly id: number;
  readonly member_id: number;
  readonly code: string;
  readonly kind: PriceAlert["kind"];
  /** In USDT, or percent. */
  readonly value: string;
  readonly repeat: PriceAlert["repeat"];
  /** JSON. */
  readonly channels: string;
  readonly armed: number;
  readonly done: number;
  readonly fired_at: number | null;
}

/** What an alert looks at: a price and the one of 24 hours before, in units of 10⁻¹⁸ USDT. */
export interface Seen {
  readonly price: bigint;
  readonly dayBefore: () => bigint;
}

const PERCENT = 100n;

function movedPercent({ price, dayBefore }: Seen): bigint {
  const before = dayBefore();
  const change = price > before ? price - before : before - price;
  return before === 0n ? 0n : (change * PERCENT * UNITS_PER_ONE) / before;
}

/** Whether what an alert waits for is so. */
export function isTrue({ kind, value }: Pick<AlertRow, "kind" | "value">, seen: Seen): boolean {
  const limit = toUnits(value);
  if (kind === "above") return seen.price >= limit;
  if (kind === "below") return seen.price <= limit;
  return movedPercent(seen) >= limit;
}

/** Whether the price has gone back so far, by 1 % or one point, that the next crossing is news again. */
export function hasGoneBack(
  { kind, value }: Pick<AlertRow, "kind" | "value">,
  seen: Seen,
): boolean {
  const limit = toUnits(value);
  if (kind === "above") return seen.price * PERCENT <= limit * 99n;
  if (kind === "below") return seen.price * PERCENT >= limit * 101n;
  return movedPercent(seen) <= (limit > UNITS_PER_ONE ? limit - UNITS_PER_ONE : limit / 2n);
}

export function alertView({ id, armed, done, fired_at, channels, ...row }: AlertRow): PriceAlert {
  const { code, kind, value, repeat } = row;
  return {
    id: String(id),
    code,
    kind,
    value,
    repeat,
    channels: JSON.parse(channels) as string[],
    state: done ? "done" : armed ? "armed" : "resting",
    firedAt: fired_at === null ? null : toInstant(fired_at),
  };
}
