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
import { restsUntil, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { fetchSavedAddresses } from "@/lib/domain/wallet/saved-address-client";
import { serviceClock } from "@/lib/live/service-clock";
import { WALLETS_PATH } from "@/lib/paths";
import { SAVED_ADDRESSES_ID } from "../anchors";
import { GateList } from "../gate-list";
import { useMoney } from "../money-provider";
import type { WalletModalProps } from "../wallet-actions";
import { AddressLine } from "./address-choice";
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

const SECOND_MS = 1_000;
const NONE: readonly SavedAddressView[] = [];

/** How many of the addresses can be used by now; the service's clock is looked at while others rest. */
function useReadyCount(addresses: readonly SavedAddressView[]): number {
  const count = useCallback(
    () => addresses.filter((saved) => restsUntil(saved, serviceClock.now()) === null).length,
    [addresses],
  );
  const [, setSeen] = useState(0);
  const ready = count();
  const isWaiting = ready < addresses.length;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeen(count()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isWaiting, count]);
  return ready;
}

/** Where addresses are added, and from when on those that rest can be used. */
function NoAddress({ resting }: { resting: readonly SavedAddressView[] }) {
  const { next } = useMoney();
  const t = useTranslations("withdraw");
  const isWaiting = resting.length > 0;
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
      <p className="text-base font-semibold">{t(isWaiting ? "waitingTitle" : "noAddressTitle")}</p>
      <p className="text-md text-muted">{t(isWaiting ? "waitingText" : "noAddressText")}</p>
      {isWaiting && (
        <ul className="my-3 grid max-h-96 gap-4 overflow-y-auto">
          {resting.map((saved) => (
            <li key={saved.id}>
              <AddressLine saved={saved} rest={saved.usableFrom} />
            </li>
          ))}
        </ul>
      )}
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
  // Its receipt outlives the question.
  const [hasOrder, setHasOrder] = useState(isUndecided);
  if (isUndecided && !hasOrder) setHasOrder(true);
  const isClosed = gates.length > 0 && !hasOrder;
  const hasReady = useReadyCount(facts?.addresses ?? NONE) > 0;
  const modal = { onClose };
  const title = t("title", { symbol });

  if (!isClosed && facts && (hasReady || hasOrder)) {
    const closed = gates.length > 0 && <GateList gates={gates} />;
    return <WithdrawOrder {...{ modal, title, closed }} facts={{ ...facts, reload: load }} />;
  }
  return (
    <Modal {...modal} title={title} description={t("text")}>
      {isClosed && <GateList gates={gates} />}
      {!isClosed && facts && <NoAddress resting={facts.addresses} />}
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
