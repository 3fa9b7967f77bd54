"use client";

import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { fillText } from "@/app/_ui/text/fill-text";
import { fetchWallet } from "@/lib/domain/wallet/client";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { fetchSavedAddresses } from "@/lib/domain/wallet/saved-address-client";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import { PAGES } from "@/lib/routes";
import { SAVED_ADDRESSES_ID } from "../anchors";
import { useMoney } from "../money-provider";
import type { FlowProps } from "../wallet-actions";
import { GateList } from "./gate-list";
import { WithdrawOrder } from "./withdraw-order";

interface WithdrawFacts {
  readonly wallet: WalletDetailView;
  readonly addresses: readonly SavedAddressView[];
}

/** Fee, minimum and saved addresses, asked as the modal opens. */
function useWithdrawFacts(symbol: string) {
  const [facts, setFacts] = useState<WithdrawFacts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [wallet, addresses] = await Promise.all([fetchWallet(symbol), fetchSavedAddresses()]);
      setFacts({ wallet, addresses });
    } catch {
      setFailed(true);
    }
  }, [symbol]);
  useEffect(() => {
    load();
  }, [load]);
  return { facts, hasFailed, load };
}

const HREF = `${PAGES.wallets.path}#${SAVED_ADDRESSES_ID}`;

/** Where addresses are added. */
function NoAddress() {
  const { next, texts } = useMoney();
  const t = texts.withdraw;
  const close = useModalClose();

  // On the page that has the list no other document is loaded, so the modal has to leave by itself.
  function onClick(event: MouseEvent): void {
    if (window.location.pathname !== PAGES.wallets.path) return;
    event.preventDefault();
    next.current = HREF;
    close();
  }

  return (
    <div className="grid gap-1">
      <p className="text-base font-semibold">{t.noAddressTitle}</p>
      <p className="text-md text-muted">{t.noAddressText}</p>
      <TextLink href={HREF} onClick={onClick}>
        {t.noAddressLink}
      </TextLink>
    </div>
  );
}

/** Withdraws to a saved address. What the profile already tells of is explained before anything is typed. */
export default function WithdrawModal({ symbol, onClose }: FlowProps) {
  const { member, texts } = useMoney();
  const t = texts.withdraw;
  const { facts, hasFailed, load } = useWithdrawFacts(symbol);
  // A hold ends by the service's clock, so only the service refuses for it.
  const isClosed = member.gates.some(({ kind }) => kind !== "hold");
  const modal = { closeText: texts.common.close, onClose };
  const title = fillText(t.title, { symbol });

  if (!isClosed && facts && facts.addresses.length > 0) {
    return (
      <WithdrawOrder
        modal={modal}
        title={title}
        wallet={facts.wallet}
        addresses={facts.addresses}
      />
    );
  }
  return (
    <Modal {...modal} title={title} description={t.text}>
      {isClosed && <GateList gates={member.gates} />}
      {!isClosed && facts && <NoAddress />}
      {!isClosed && !facts && !hasFailed && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t.loading}</span>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {!isClosed && !facts && hasFailed && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-md text-warn">{t.loadFailed}</p>
          <Button size="small" onClick={load}>
            {texts.common.retry}
          </Button>
        </div>
      )}
    </Modal>
  );
}
