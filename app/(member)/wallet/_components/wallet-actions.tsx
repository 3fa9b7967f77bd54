"use client";

import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  type IconNode,
  SendHorizontal,
} from "lucide";
import type { Route } from "next";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useEffect, useRef } from "react";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Link } from "@/app/_ui/navigation/link";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { firstOffering } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { WALLET_ACTIONS, type WalletAction, walletActionPath } from "@/lib/paths";
import { useMoney } from "./money-provider";
import { RoundFace } from "./round-action";

export interface WalletModalProps {
  symbol: string;
  onClose: () => void;
}

const FLOWS: Readonly<Record<WalletAction, () => Promise<ComponentType<WalletModalProps>>>> = {
  convert: withTexts("convert", async () => (await import("./convert/convert-modal")).default),
  transfer: withTexts("transfer", async () => (await import("./transfer/transfer-modal")).default),
  withdraw: withTexts("withdraw", async () => (await import("./withdraw/withdraw-modal")).default),
};

export const ACTION_SIGNS: Readonly<Record<WalletAction | "deposit", IconNode>> = {
  deposit: ArrowDownToLine,
  convert: ArrowLeftRight,
  transfer: SendHorizontal,
  withdraw: ArrowUpFromLine,
};

/** What a press of an action's button needs: its modal, whose code loads with the intent, and where it stands. */
export function useWalletFlow() {
  const { next, refresh } = useMoney();
  const dialog = useLazyDialog<string, WalletModalProps>();

  function start(action: WalletAction, symbol: string): void {
    // The other wallets, which a flow may turn to, are not polled on the page of one.
    refresh();
    dialog.open(FLOWS[action], symbol);
  }

  function close(): void {
    dialog.close();
    if (next.current) window.location.assign(next.current);
    next.current = null;
  }

  return {
    start,
    /** Of the button that starts an action. */
    opener(action: WalletAction, symbol: string) {
      const preload = () => preloadDialog(FLOWS[action]);
      return {
        "aria-haspopup": "dialog",
        onPointerEnter: preload,
        onFocus: preload,
        onClick: () => start(action, symbol),
      } as const;
    },
    dialog: dialog.opened && <dialog.opened.Dialog symbol={dialog.opened.about} onClose={close} />,
  };
}

interface WalletActionsProps {
  /** Each action is that of the first wallet that offers it. */
  wallets: readonly WalletView[];
}

/** What can be done with the money of these wallets, as round actions; the one that the address names opens. */
export function WalletActions({ wallets }: WalletActionsProps) {
  const t = useTranslations("wallet");
  const { start, opener, dialog } = useWalletFlow();
  const asked = useSearchParams().get("action");
  const met = useRef<string | null>(null);
  const deposit = firstOffering(wallets, "deposit");
  const offered = WALLET_ACTIONS.flatMap((action) => {
    const symbol = firstOffering(wallets, action);
    return symbol ? [{ action, symbol }] : [];
  });

  useEffect(() => {
    if (asked === met.current) return;
    met.current = asked;
    if (!asked) return;
    // A reload shall not open it again. The router adds its own state once its effects have run, too.
    queueMicrotask(() => window.history.replaceState(null, "", window.location.pathname));
    const found = offered.find((one) => one.action === asked);
    if (found) start(found.action, found.symbol);
  });

  if (!deposit && offered.length === 0) return null;
  return (
    <div className="round-actions">
      {deposit && (
        <Link
          href={walletActionPath(deposit, "deposit") as Route}
          aria-label={t("names.deposit", { symbol: deposit })}
          className="round-action"
        >
          <RoundFace isMain sign={ACTION_SIGNS.deposit} label={t("deposit")} />
        </Link>
      )}
      {offered.map(({ action, symbol }) => (
        <button
          key={action}
          type="button"
          aria-label={t(`names.${action}`, { symbol })}
          className="round-action"
          {...opener(action, symbol)}
        >
          <RoundFace sign={ACTION_SIGNS[action]} label={t(action)} />
        </button>
      ))}
      {dialog}
    </div>
  );
}
