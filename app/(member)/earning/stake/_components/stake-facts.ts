import { getLocale, getTranslations } from "next-intl/server";
import { walletActionPath } from "@/lib/paths";
import { reportOutage } from "@/lib/session/server";
import { convertSource } from "@/lib/wallet/actions";
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
export async function stakeFacts(symbol: string, now: Date, timeZone: string) {
  const [t, locale, texts, wallets] = await Promise.all([
    getTranslations("wallet"),
    getLocale(),
    stakeTexts(),
    walletsOrNone(),
  ]);
  const wallet = wallets.get(symbol);
  const source = convertSource(symbol, [...wallets.values()]);
  const deposit = {
    href: walletActionPath(symbol, "deposit"),
    label: t("names.deposit", { symbol }),
  };
  return {
    symbol,
    available: wallet?.available ?? null,
    price: wallet?.price ?? null,
    topUp: [
      ...(wallet?.canDeposit ? [deposit] : []),
      ...(source
        ? [{ href: walletActionPath(source, "convert"), label: t("convertLink", { symbol }) }]
        : []),
    ],
    locale,
    timeZone,
    now: now.toISOString(),
    texts,
  };
}
