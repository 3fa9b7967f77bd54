"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { TopUp } from "@/app/_order/top-up";
import { topUpWays } from "@/app/_order/top-up-ways";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { useMoney, useWallets } from "./money-provider";

/** Ways to get more of a token: its deposit address, or a wallet that converts to it. Stands in a modal. */
export function WalletTopUp({ symbol }: { symbol: string }) {
  const t = useTranslations("topUp");
  const { next } = useMoney();
  const close = useModalClose();
  const wallets = useWallets().value;

  // The modal leaves first: it holds the focus and the scroll of the page below.
  function go(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    next.current = event.currentTarget.href;
    close();
  }

  return <TopUp ways={topUpWays(symbol, wallets, t)} onFollow={go} />;
}
