"use client";

import type { MouseEvent } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { fillText } from "@/app/_ui/fill-text";
import { useModalClose } from "@/app/_ui/modal-close";
import { walletActionPath } from "@/lib/paths";
import { convertSource } from "@/lib/wallet/actions";
import { useMoney, useWallets } from "./money-provider";
import { useWallet } from "./use-wallet";

/** Ways to get more of a token: its deposit address, or a wallet that converts to it. Stands in a modal. */
export function TopUp({ symbol }: { symbol: string }) {
  const { texts, next } = useMoney();
  const close = useModalClose();
  const wallets = useWallets().value;
  const wallet = useWallet(symbol);
  const source = convertSource(symbol, wallets);
  if (!wallet?.canDeposit && source === null) return null;

  // The modal leaves first: it holds the focus and the scroll of the page below.
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    next.current = event.currentTarget.href;
    close();
  }

  return (
    <p className="-mt-2 flex flex-wrap gap-x-5 text-sm">
      {wallet?.canDeposit && (
        <TextLink href={walletActionPath(symbol, "deposit")} onClick={go}>
          {fillText(texts.wallet.names.deposit, { symbol })}
        </TextLink>
      )}
      {source !== null && (
        <TextLink href={walletActionPath(source, "convert")} onClick={go}>
          {fillText(texts.wallet.convertLink, { symbol })}
        </TextLink>
      )}
    </p>
  );
}
