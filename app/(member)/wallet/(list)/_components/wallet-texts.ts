import { getTranslations } from "next-intl/server";

const WALLET = [
  "totalValue",
  "token",
  "available",
  "locked",
  "total",
  "price",
  "value",
  "emptyTitle",
  "emptyText",
  "staleUnknown",
] as const;

export type WalletTexts = Record<
  (typeof WALLET)[number] | "updated" | "stale" | "notAvailable" | "retry",
  string
>;

/** The texts of the wallet board, which runs in the browser; two hold a `{time}`. */
export async function walletTexts(): Promise<WalletTexts> {
  const [t, common] = await Promise.all([getTranslations("wallet"), getTranslations("common")]);
  const plain = Object.fromEntries(WALLET.map((key) => [key, t(key)]));
  return {
    ...(plain as Record<(typeof WALLET)[number], string>),
    updated: t.raw("updated"),
    stale: t.raw("stale"),
    notAvailable: common("notAvailable"),
    retry: common("retry"),
  };
}
