import { convertSource } from "@/lib/domain/wallet/actions";
import type { Wallets } from "@/lib/domain/wallet/view";
import { walletActionPath } from "@/lib/paths";
import type { TopUpWay } from "./top-up";

/**
 * Ways to get more of a token: its deposit address, or a wallet that converts to it.
 * @param t the translator of `topUp`
 */
export function topUpWays(
  symbol: string,
  wallets: Wallets,
  t: (key: "deposit" | "convert", values: { symbol: string }) => string,
): readonly TopUpWay[] {
  const canDeposit = wallets.get(symbol)?.canDeposit === true;
  const source = convertSource(symbol, wallets);
  return [
    ...(canDeposit
      ? [{ href: walletActionPath(symbol, "deposit"), label: t("deposit", { symbol }) }]
      : []),
    ...(source === null
      ? []
      : [
          {
            href: walletActionPath(source, "convert"),
            label: t("convert", { symbol }),
          },
        ]),
  ];
}
