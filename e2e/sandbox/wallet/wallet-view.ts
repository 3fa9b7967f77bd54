import type { z } from "zod";
import type { walletDetailSchema, walletSchema } from "../../../lib/contract/account.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { CURRENCIES, type Currency } from "../ledger/accounts.ts";
import { type Balance, memberBalances } from "../ledger/balances.ts";
import { type PriceRow, priceUnits, readPrices } from "../price/current-price.ts";
import { depositAddress } from "./deposit-address.ts";
import { TOKEN_TERMS } from "./token-terms.ts";

function walletView(
  symbol: Currency,
  member: Member,
  balance: Balance | undefined,
  prices: ReadonlyMap<PriceRow["code"], PriceRow>,
): z.input<typeof walletSchema> {
  const terms = TOKEN_TERMS[symbol];
  const canConvert = terms.convertTo !== null && (member.isValid || !terms.convertsWhenValid);
  const { available, locked } = balance ?? { available: 0n, locked: 0n };
  const price = priceUnits(prices, symbol);
  return {
    symbol,
    name: terms.name,
    available: fromUnits(available),
    locked: fromUnits(locked),
    total: fromUnits(available + locked),
    price: fromUnits(price),
    valueUSDT: fromUnits(((available + locked) * price) / UNITS_PER_ONE),
    canDeposit: terms.canDeposit,
    canWithdraw: terms.canWithdraw,
    canConvert,
    canTransfer: terms.canTransfer,
    convertTo: canConvert && terms.convertTo ? [terms.convertTo] : [],
  };
}

/**
 * The four wallets of a member. A total is `available` and `locked`; rewards in a running stake are
 * the member's only once they are released and are not counted. Values are rounded down.
 */
export function listWallets(database: Database, member: Member) {
  const balances = memberBalances(database, member.id);
  const prices = readPrices(database);
  return CURRENCIES.map((symbol) => walletView(symbol, member, balances.get(symbol), prices));
}

function fullAmount(amount: string | null): string | null {
  return amount && fromUnits(toUnits(amount));
}

/** One wallet with deposit address, limits and fees; undefined for an unknown code. */
export function findWallet(
  database: Database,
  member: Member,
  code: string,
): z.input<typeof walletDetailSchema> | undefined {
  const symbol = CURRENCIES.find((currency) => currency === code);
  if (!symbol) return undefined;
  const terms = TOKEN_TERMS[symbol];
  const balance = memberBalances(database, member.id).get(symbol);
  return {
    ...walletView(symbol, member, balance, readPrices(database)),
    depositAddress: terms.canDeposit ? depositAddress(member.id) : null,
    limits: {
      minWithdraw: fullAmount(terms.minWithdraw),
      minConvert: fullAmount(terms.minConvert),
    },
    fees: { withdraw: fullAmount(terms.withdrawFee), convertBps: terms.convertBps },
  };
}
