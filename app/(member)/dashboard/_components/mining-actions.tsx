"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { OrderNotice } from "@/app/_order/order-notice";
import { useBusyRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { canClaim, type SessionView } from "@/lib/domain/mining/session-view";
import { loadPatiently } from "@/lib/live/network";
import {
  type MiningAction,
  type MiningReceipt,
  useMiningOrders,
} from "../../_components/use-mining-orders";

const ClaimCelebration = lazy(async () => ({
  default: (await loadPatiently(() => import("../../_components/claim-celebration")))
    .ClaimCelebration,
}));

interface MiningActionsProps {
  state: SessionView["state"];
  /** There is nothing to mine with. */
  lacksPower?: boolean;
  /** Of the newest session. */
  startedAt: string | null;
  /** In mBTC; a plain decimal. */
  unclaimed: string;
  locale: string;
}

/** Starts a session or claims what it has earned, celebrates a claim, and shows the page anew. */
export function MiningActions({
  state,
  lacksPower,
  startedAt,
  unclaimed,
  locale,
}: MiningActionsProps) {
  const t = useTranslations("dashboard");
  const [claim, setClaim] = useState<Extract<MiningReceipt, { kind: "claim" }> | null>(null);
  const [isRefreshing, refresh] = useBusyRefresh();

  function tell(receipt: MiningReceipt): void {
    if (receipt.kind === "claim") setClaim(receipt);
    else showSuccessToast(t("miningStarted"));
    refresh();
  }

  const orders = useMiningOrders({ state, startedAt, unclaimed }, tell, ({ message }) => {
    showErrorToast(message || t("actionFailed"));
    refresh();
  });

  async function run(action: MiningAction): Promise<void> {
    if (isRefreshing) return;
    await orders.act(action);
    // What became of a lost one may show on the page.
    if (orders[action].snapshot().phase === "undecided") refresh();
  }

  const canStart = state !== "running" && !lacksPower;
  return (
    <>
      {canStart && (
        <Button
          tone="primary"
          className="max-sm:grow xl:grow"
          isPending={orders.running === "start"}
          onClick={() => run("start")}
        >
          {t(state === "ended" ? "miningRestart" : "miningStart")}
        </Button>
      )}
      {canClaim(unclaimed) && (
        <Button
          tone={canStart ? "outline" : "primary"}
          className={canStart ? "max-sm:grow xl:grow" : "xl:grow"}
          isPending={orders.running === "claim"}
          onClick={() => run("claim")}
        >
          {t("miningClaim")}
        </Button>
      )}
      <div className="mining-outcome">
        <OrderNotice order={orders.start} />
        <OrderNotice order={orders.claim} />
        {claim && (
          <Suspense fallback={null}>
            <ClaimCelebration key={claim.balance} {...claim} locale={locale} />
          </Suspense>
        )}
      </div>
    </>
  );
}
