import { compareAmounts, divideAmount, multiplyAmount } from "../../money/decimal.ts";

const HOURS_A_DAY = "24";

interface Boost {
  /** On the output of all machines. */
  readonly percent: number;
  readonly hours: number;
  /** In the token that it is paid in. */
  readonly price: string;
}

/** What holds today; prices in USDT. */
interface Today {
  /** mBTC a TH and day before the fee, which bonuses do not raise. */
  readonly ratePerThDay: string;
  readonly tokenPrice: string;
  readonly mbtcPrice: string;
}

/**
 * The power in whole TH from which a boost brings in what it costs, rounded up; an estimate. Null when
 * it brings nothing in.
 */
export function boostWorthTh({ percent, hours, price }: Boost, today: Today): string | null {
  const cost = multiplyAmount(price, today.tokenPrice, "up");
  const share = divideAmount(String(percent), "100", "down");
  const days = divideAmount(String(hours), HOURS_A_DAY, "down");
  const output = multiplyAmount(multiplyAmount(today.ratePerThDay, share, "down"), days, "down");
  const income = multiplyAmount(output, today.mbtcPrice, "down");
  if (compareAmounts(income, "0") <= 0) return null;
  const [whole = "0", rest = ""] = divideAmount(cost, income, "up").split(".");
  return /[1-9]/.test(rest) ? String(BigInt(whole) + 1n) : whole;
}
