import { fillText } from "@/app/_ui/text/fill-text";
import { convertSource } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { walletActionPath } from "@/lib/paths";
import type { TopUpWay } from "./top-up";

/**
 * Ways to get more of a token: its deposit address, or a wallet that converts to it.
 * @param texts each with `{symbol}`
 */
export function topUpWays(
  symbol: string,
  wallets: readonly WalletView[],
  texts: Readonly<Record<"deposit" | "convert", string>>,
): readonly TopUpWay[] {
  const canDeposit = wallets.some((wallet) => wallet.symbol === symbol && wallet.canDeposit);
  const source = convertSource(symbol, wallets);
  return [
    ...(canDeposit
      ? [{ href: walletActionPath(symbol, "deposit"), label: fillText(texts.deposit, { symbol }) }]
      : []),
    ...(source === null
      ? []
      : [
          {
            href: walletActionPath(source, "convert"),
            label: fillText(texts.convert, { symbol }),
          },
        ]),
  ];
}
