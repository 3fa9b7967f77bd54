"use client";

import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { Modal } from "@/app/_ui/modal";
import { Skeleton } from "@/app/_ui/skeleton";
import { useMoney } from "../money-provider";
import type { FlowProps } from "../wallet-actions";
import { GateList } from "./gate-list";
import { NoAddress } from "./no-address";
import { useWithdrawFacts } from "./use-withdraw-facts";
import { WithdrawOrder } from "./withdraw-order";

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
