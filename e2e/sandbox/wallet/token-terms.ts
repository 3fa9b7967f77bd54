import { CONVERSION_FEE_BPS } from "../../../lib/contract/rules/published-rules.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import type { Currency } from "../ledger/accounts.ts";

/** What can be done with a token; amounts are decimal strings in the token itself. */
interface TokenTerms {
  readonly name: string;
  readonly canDeposit: boolean;
  readonly canWithdraw: boolean;
  /** Other members may be paid in it. */
  readonly canTransfer: boolean;
  readonly convertTo: Currency | null;
  /** Converting asks for a valid member (airdrop conversion). */
  readonly convertsWhenValid: boolean;
  readonly minWithdraw: string | null;
  readonly withdrawFee: string | null;
  readonly minConvert: string | null;
  readonly convertBps: number | null;
}

/** The wallets in the order of the contract's economy table, with its rules. */
export const TOKEN_TERMS: Readonly<Record<Currency, TokenTerms>> = {
  USDT: {
    name: "Tether USD",
    canDeposit: true,
    canWithdraw: true,
    canTransfer: true,
    convertTo: "MERLIN",
    convertsWhenValid: false,
    minWithdraw: "10",
    withdrawFee: "1",
    minConvert: "1",
    convertBps: CONVERSION_FEE_BPS,
  },
  MERLIN: {
    name: "Merlin",
    canDeposit: false,
    canWithdraw: true,
    canTransfer: true,
    convertTo: null,
    convertsWhenValid: false,
    minWithdraw: "40",
    withdrawFee: "4",
    minConvert: null,
    convertBps: null,
  },
  mBTC: {
    name: "Milli-Bitcoin",
    canDeposit: false,
    canWithdraw: true,
    canTransfer: false,
    convertTo: "USDT",
    convertsWhenValid: false,
    minWithdraw: "0.1",
    withdrawFee: "0.01",
    minConvert: "0.01",
    convertBps: CONVERSION_FEE_BPS,
  },
  AmBTC: {
    name: "Airdrop milli-Bitcoin",
    canDeposit: false,
    canWithdraw: false,
    canTransfer: false,
    convertTo: "mBTC",
    convertsWhenValid: true,
    minWithdraw: null,
    withdrawFee: null,
    minConvert: "10",
    convertBps: 0,
  },
};

/** What the smallest withdrawal takes with its fee, in units of 10⁻¹⁸; null where none can be made. */
export function leastToWithdraw(symbol: Currency): bigint | null {
  const { minWithdraw, withdrawFee } = TOKEN_TERMS[symbol];
  return minWithdraw === null ? null : toUnits(minWithdraw) + toUnits(withdrawFee ?? "0");
}
