import type { z } from "zod";
import type { priceEndpoints } from "../../../lib/contract/price.ts";
import { toInstant } from "../clock.ts";

/** What one USDT is: invented, and the same each day. */
const RATES: Readonly<Record<string, string>> = {
  AUD: "1.52",
  BRL: "5.41",
  CAD: "1.37",
  CHF: "0.81",
  CNY: "7.12",
  EUR: "0.865",
  GBP: "0.758",
  HKD: "7.78",
  IDR: "16640",
  INR: "88.6",
  JPY: "154.2",
  KRW: "1462",
  MXN: "18.45",
  RUB: "81.3",
  SAR: "3.75",
  SGD: "1.304",
  THB: "32.45",
  TRY: "42.3",
  VND: "26310",
};

const HOUR_MS = 3_600_000;

export const isCurrency = (code: string) => Object.hasOwn(RATES, code);

/** The rates, as of the full hour of business time. */
export function listRates(now: number): z.input<typeof priceEndpoints.fx.response> {
  const asOf = toInstant(now - (now % HOUR_MS));
  const rates = Object.entries(RATES).map(([code, rate]) => ({ code, rate, asOf }));
  return { base: "USDT", rates, source: "Sandbox" };
}
