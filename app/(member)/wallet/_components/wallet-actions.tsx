"use client";

import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, SendHorizontal } from "lucide";
import type { Route } from "next";
import type { ComponentType } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { Icon } from "@/app/_ui/icon";
import { LinkButton } from "@/app/_ui/link-button";
import { preloadModal } from "@/app/_ui/modal";
import { showErrorToast } from "@/app/_ui/toast";
import { type WalletAction, walletActionPath } from "@/lib/paths";
import { offeredActions } from "@/lib/wallet/actions";
import type { WalletView } from "@/lib/wallet/view";
import { useMoney } from "./money-provider";

export interface FlowProps {
  symbol: string;
  onClose: () => void;
}

const FLOWS: Readonly<Record<WalletAction, () => Promise<{ default: ComponentType<FlowProps> }>>> =
  {
    convert: () => import("./convert/convert-modal"),
    transfer: () => import("./transfer/transfer-modal"),
    withdraw: () => import("./withdraw/withdraw-modal"),
  };

const ICONS = {
  convert: ArrowLeftRight,
  transfer: SendHorizontal,
  withdraw: ArrowUpFromLine,
} as const;

function preload(action: WalletAction): void {
  // A failure shows when the action is opened.
  Promise.all([preloadModal(), FLOWS[action]()]).catch(() => {});
}

interface WalletActionsProps {
  wallet: WalletView;
  /** Opened as the page begins to run. */
  initialAction?: WalletAction | null;
  size?: "small" | "medium";
}

/** What can be done with a wallet; each opens its modal, whose code loads with the intent. */
export function WalletActions({
  wallet,
  initialAction = null,
  size = "small",
}: WalletActionsProps) {
  const { texts, next } = useMoney();
  const [open, setOpen] = useState<{ Flow: ComponentType<FlowProps> } | null>(null);
  const first = useRef(initialAction);
  const { symbol } = wallet;
  const offered = offeredActions(wallet);

  async function start(action: WalletAction): Promise<void> {
    try {
      const { default: Flow } = await FLOWS[action]();
      setOpen({ Flow });
    } catch {
      showErrorToast(texts.wallet.cannotOpen, texts.common.close);
    }
  }

  function close(): void {
    setOpen(null);
    if (next.current) window.location.assign(next.current);
    next.current = null;
  }

  useEffect(() => {
    const action = first.current;
    first.current = null;
    if (!action) return;
    // A reload shall not open it again.
    window.history.replaceState(null, "", window.location.pathname);
    if (offered.includes(action)) start(action);
  });

  return (
    <>
      {wallet.canDeposit && (
        <LinkButton
          href={walletActionPath(symbol, "deposit") as Route}
          size={size}
          tone={size === "medium" ? "primary" : "outline"}
          aria-label={fillText(texts.wallet.names.deposit, { symbol })}
          prefetch={false}
        >
          <Icon node={ArrowDownToLine} size={16} />
          {texts.wallet.deposit}
        </LinkButton>
      )}
      {offered.map((action) => (
        <Button
          key={action}
          size={size}
          aria-haspopup="dialog"
          aria-label={fillText(texts.wallet.names[action], { symbol })}
          onPointerEnter={() => preload(action)}
          onFocus={() => preload(action)}
          onClick={() => start(action)}
        >
          <Icon node={ICONS[action]} size={16} />
          {texts.wallet[action]}
        </Button>
      ))}
      {open && <open.Flow symbol={symbol} onClose={close} />}
    </>
  );
}
