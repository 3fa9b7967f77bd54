"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState, useTransition } from "react";
import { Button } from "@/app/_ui/button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/toast";
import { BffError } from "@/lib/bff/client";
import { claimMining, settleMining, startMining } from "@/lib/mining/client";
import { canClaim, type SessionView } from "@/lib/mining/session-view";
import { formatAmount } from "@/lib/money/format";

interface MiningActionsProps {
  state: SessionView["state"];
  /** In mBTC; a plain decimal. */
  unclaimed: string;
  locale: string;
  /** Beside the actions. */
  children?: ReactNode;
}

/** Starts a session or claims what it has earned, and shows the page anew. */
export function MiningActions({ state, unclaimed, locale, children }: MiningActionsProps) {
  const t = useTranslations("dashboard");
  const common = useTranslations("common");
  const router = useRouter();
  const [running, setRunning] = useState<"start" | "claim" | null>(null);
  const [isRefreshing, startRefresh] = useTransition();
  useEffect(() => settleMining({ state, unclaimed }), [state, unclaimed]);
  const isBusy = running !== null || isRefreshing;

  async function run(action: "start" | "claim"): Promise<void> {
    if (isBusy) return;
    setRunning(action);
    try {
      if (action === "start") {
        await startMining();
        await showSuccessToast(t("miningStarted"), common("close"));
      } else {
        const { claimed } = await claimMining();
        const amount = formatAmount(claimed.net, "mBTC", locale);
        await showSuccessToast(t("miningClaimed", { amount }), common("close"));
      }
    } catch (error) {
      const message =
        error instanceof BffError && error.message ? error.message : t("actionFailed");
      await showErrorToast(message, common("close"));
    } finally {
      setRunning(null);
      startRefresh(() => router.refresh());
    }
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
    </div>
  );
}
