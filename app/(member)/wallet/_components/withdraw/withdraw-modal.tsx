"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { useUndecided } from "@/app/_order/use-undecided";
import { TextLink } from "@/app/_shell/forms/text-link";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { fetchWallet } from "@/lib/domain/wallet/client";
import { standingGates } from "@/lib/domain/wallet/gates";
import { fetchSavedAddresses } from "@/lib/domain/wallet/saved-address-client";
import { serviceClock } from "@/lib/live/service-clock";
import { WALLETS_PATH } from "@/lib/paths";
import { SAVED_ADDRESSES_ID } from "../anchors";
import { GateList } from "../gate-list";
import { useMoney } from "../money-provider";
import type { WalletModalProps } from "../wallet-actions";
import type { WithdrawFacts } from "./use-withdraw";
import { WithdrawOrder } from "./withdraw-order";

/** Fee, minimum and saved addresses, asked as the modal opens. */
function useWithdrawFacts(symbol: string) {
  const [facts, setFacts] = useState<Omit<WithdrawFacts, "reload"> | null>(null);
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

const HREF = `${WALLETS_PATH}#${SAVED_ADDRESSES_ID}`;

/** Where addresses are added. */
function NoAddress() {
  const { next } = useMoney();
  const t = useTranslations("withdraw");
  const close = useModalClose();

  // On the page that has the list no other document is loaded, so the modal has to leave by itself.
  function onClick(event: MouseEvent): void {
    if (window.location.pathname !== WALLETS_PATH) return;
    event.preventDefault();
    next.current = HREF;
    close();
  }

  return (
    <div className="grid gap-1">
      <p className="text-base font-semibold">{t("noAddressTitle")}</p>
      <p className="text-md text-muted">{t("noAddressText")}</p>
      <TextLink href={HREF} onClick={onClick}>
        {t("noAddressLink")}
      </TextLink>
    </div>
  );
}

function WithdrawFlow({ symbol, onClose }: WalletModalProps) {
  const { member } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("withdraw");
  const { facts, hasFailed, load } = useWithdrawFacts(symbol);
  // As they stood when the door was tried: what is under way inside stays.
  const [gates] = useState(() => standingGates(member.gates, serviceClock.now()));
  const isUndecided = useUndecided({ kind: "withdraw", scope: symbol });
  const isClosed = gates.length > 0 && !isUndecided;
  const modal = { onClose };
  const title = t("title", { symbol });

  if (!isClosed && facts && (facts.addresses.length > 0 || isUndecided)) {
    return <WithdrawOrder modal={modal} title={title} facts={{ ...facts, reload: load }} />;
  }
  return (
    <Modal {...modal} title={title} description={t("text")}>
      {isClosed && <GateList gates={gates} />}
      {!isClosed && facts && <NoAddress />}
      {!isClosed && !facts && !hasFailed && (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t("loading")}</span>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {!isClosed && !facts && hasFailed && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-md text-warn">{t("loadFailed")}</p>
          <Button size="small" onClick={load}>
            {common("retry")}
          </Button>
        </div>
      )}
    </Modal>
  );
}

/** Withdraws to a saved address. What the profile already tells of is explained before anything is typed. */
export default function WithdrawModal(props: WalletModalProps) {
  return (
    <LateTexts part="withdraw">
      <WithdrawFlow {...props} />
    </LateTexts>
  );
}
