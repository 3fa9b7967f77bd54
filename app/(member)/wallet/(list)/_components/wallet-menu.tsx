"use client";

import { EllipsisVertical, type IconNode, ReceiptText } from "lucide";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";
import { offeredActions } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { TRANSACTIONS_PATH, walletActionPath } from "@/lib/paths";
import { MissingReasons } from "../../_components/missing-reasons";
import { ACTION_SIGNS, useWalletFlow } from "../../_components/wallet-actions";

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-inset px-3 text-start text-base font-medium hover:bg-raised focus-visible:-outline-offset-2";

function Entry({ sign, children }: { sign: IconNode; children: ReactNode }) {
  return (
    <>
      <Icon node={sign} size={18} className="shrink-0 text-muted" />
      {children}
    </>
  );
}

/** What can be done with one wallet, behind a button at the end of its row; made when it opens. */
export function WalletMenu({ wallet }: { wallet: WalletView }) {
  const t = useTranslations("wallet");
  const detail = useTranslations("walletDetail");
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { start, opener, dialog } = useWalletFlow();
  const { symbol } = wallet;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("actionsOf", { symbol })}
        className="popover-menu-button"
      >
        <Icon node={EllipsisVertical} size={18} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => newState === "open" && setOpen(true)}
        // The focus goes back to the button from what had it: not before that.
        onToggle={({ newState }) => newState === "closed" && setOpen(false)}
        className="popover-menu"
      >
        {isOpen && (
          <>
            {wallet.canDeposit && (
              <Link href={walletActionPath(symbol, "deposit") as Route} className={ENTRY}>
                <Entry sign={ACTION_SIGNS.deposit}>{t("names.deposit", { symbol })}</Entry>
              </Link>
            )}
            {offeredActions(wallet).map((action) => (
              <button
                key={action}
                type="button"
                className={ENTRY}
                {...opener(action, symbol)}
                onClick={() => {
                  // The button of the menu has the focus again before the dialog notes who opened it.
                  menu.current?.hidePopover();
                  start(action, symbol);
                }}
              >
                <Entry sign={ACTION_SIGNS[action]}>{t(`names.${action}`, { symbol })}</Entry>
              </button>
            ))}
            <Link
              href={`${TRANSACTIONS_PATH}?symbol=${encodeURIComponent(symbol)}` as Route}
              className={ENTRY}
            >
              <Entry sign={ReceiptText}>{detail("recentAll", { symbol })}</Entry>
            </Link>
            <div className="px-3 py-2 empty:hidden">
              <MissingReasons wallet={wallet} />
            </div>
          </>
        )}
      </div>
      {dialog}
    </>
  );
}
