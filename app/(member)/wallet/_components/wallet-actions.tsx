"use client";

import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, SendHorizontal } from "lucide";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useEffect, useRef } from "react";
import { Button } from "@/app/_ui/control/button";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Icon } from "@/app/_ui/data/icon";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { offeredActions } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { type WalletAction, walletActionPath } from "@/lib/paths";
import { useMoney } from "./money-provider";

export interface FlowProps {
  symbol: string;
  onClose: () => void;
}

const FLOWS: Readonly<Record<WalletAction, () => Promise<ComponentType<FlowProps>>>> = {
  convert: async () => (await import("./convert/convert-modal")).default,
  transfer: async () => (await import("./transfer/transfer-modal")).default,
  withdraw: async () => (await import("./withdraw/withdraw-modal")).default,
};

const ICONS = {
  convert: ArrowLeftRight,
  transfer: SendHorizontal,
  withdraw: ArrowUpFromLine,
} as const;

const LABELS = { convert: "convert", transfer: "transfer", withdraw: "withdraw" } as const;

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
  const { next } = useMoney();
  const t = useTranslations("wallet");
  const dialog = useLazyDialog<null, FlowProps>();
  const first = useRef(initialAction);
  const { symbol } = wallet;
  const offered = offeredActions(wallet);

  const start = (action: WalletAction) => dialog.open(FLOWS[action], null);

  function close(): void {
    dialog.close();
    if (next.current) window.location.assign(next.current);
    next.current = null;
  }

  useEffect(() => {
    const action = first.current;
    first.current = null;
    if (!action) return;
    // A reload shall not open it again. The router adds its own state once its effects have run, too.
    queueMicrotask(() => window.history.replaceState(null, "", window.location.pathname));
    if (offered.includes(action)) start(action);
  });

  return (
    <>
      {wallet.canDeposit && (
        <LinkButton
          href={walletActionPath(symbol, "deposit") as Route}
          size={size}
          tone={size === "medium" ? "primary" : "outline"}
          aria-label={t("names.deposit", { symbol })}
          prefetch={false}
        >
          <Icon node={ArrowDownToLine} size={16} />
          {t("deposit")}
        </LinkButton>
      )}
      {offered.map((action) => (
        <Button
          key={action}
          size={size}
          aria-haspopup="dialog"
          aria-label={t(`names.${action}`, { symbol })}
          onPointerEnter={() => preloadDialog(FLOWS[action])}
          onFocus={() => preloadDialog(FLOWS[action])}
          onClick={() => start(action)}
        >
          <Icon node={ICONS[action]} size={16} />
          {t(LABELS[action])}
        </Button>
      ))}
      {dialog.opened && <dialog.opened.Dialog symbol={symbol} onClose={close} />}
    </>
  );
}
