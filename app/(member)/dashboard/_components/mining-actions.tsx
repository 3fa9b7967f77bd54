"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useTransition } from "react";
import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { canClaim, type SessionView } from "@/lib/domain/mining/session-view";
import { formatAmount } from "@/lib/money/format";
import {
  type MiningAction,
  type MiningReceipt,
  useMiningOrders,
} from "../../_components/use-mining-orders";

interface MiningActionsProps {
  state: SessionView["state"];
  /** Of the newest session. */
  startedAt: string | null;
  /** In mBTC; a plain decimal. */
  unclaimed: string;
  locale: string;
  /** Beside the actions. */
  children?: ReactNode;
}

/** Starts a session or claims what it has earned, and shows the page anew. */
export function MiningActions({
  state,
  startedAt,
  unclaimed,
  locale,
  children,
}: MiningActionsProps) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => router.refresh());

  function tell(receipt: MiningReceipt): void {
    const amount = receipt.kind === "claim" && formatAmount(receipt.claimed.net, "mBTC", locale);
    const text = amount === false ? t("miningStarted") : t("miningClaimed", { amount });
    showSuccessToast(text, common("close"));
    refresh();
  }

  const orders = useMiningOrders({ state, startedAt, unclaimed }, tell, ({ message }) => {
    showErrorToast(message || t("actionFailed"), common("close"));
    refresh();
  });
  const { start, claim, running } = orders;

  async function run(action: MiningAction): Promise<void> {
    if (isRefreshing) return;
    await orders.act(action);
    // What became of a lost one may show on the page.
    if (orders[action].snapshot().phase === "undecided") refresh();
  }

  return (
    <div className="mt-auto flex flex-wrap gap-2.5">
      {state !== "running" && (
        <Button
          tone="primary"
          className="grow"
          isPending={running === "start"}
          onClick={() => run("start")}
        >
          {t(state === "ended" ? "miningRestart" : "miningStart")}
        </Button>
      )}
      {canClaim(unclaimed) && (
        <Button className="grow" isPending={running === "claim"} onClick={() => run("claim")}>
          {t("miningClaim")}
        </Button>
      )}
      {children}
      <div className="grid basis-full gap-2.5 empty:hidden">
        <OrderNotice order={start} />
        <OrderNotice order={claim} />
      </div>
    </div>
  );
}
