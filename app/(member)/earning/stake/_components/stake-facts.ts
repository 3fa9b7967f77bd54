import { getLocale } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { topUpWays } from "@/app/_order/top-up-ways";
import type { User } from "@/lib/contract/account";
import { readPatterns } from "@/lib/i18n/patterns";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { reportOutage } from "@/lib/session/server";
import { readWallets } from "@/lib/wallet/server";
import type { Wallets } from "@/lib/wallet/view";
import { stakeTexts } from "./stake-texts";

// Staking stands without the wallets; only the balance is not known then.
async function walletsOrNone(): Promise<Wallets> {
  try {
    return await readWallets();
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return new Map();
  }
}

/** What the islands of the staking page have to know: balance, price, ways to get more, texts. */
export async function stakeFacts(symbol: string, now: Date, user: User) {
  const [messages, locale, texts, wallets] = await Promise.all([
    readPatterns(),
    getLocale(),
    stakeTexts(),
    walletsOrNone(),
  ]);
  const wallet = wallets.get(symbol);
  const { names, convertLink } = messages.wallet;
  return {
    symbol,
    available: wallet?.available ?? null,
    price: wallet?.price ?? null,
    topUp: topUpWays(symbol, [...wallets.values()], {
      deposit: names.deposit,
      convert: convertLink,
    }),
    locale,
    timeZone: timeZoneOf(user.timeZone),
    memberId: memberId(user),
    now: now.toISOString(),
    texts,
  };
}
