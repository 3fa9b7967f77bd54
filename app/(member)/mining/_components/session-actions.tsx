"use client";

import { useTranslations } from "next-intl";
import { OrderNotice } from "@/app/_order/order-notice";
import { Refusal } from "@/app/_shell/forms/refusal/refusal";
import { Button } from "@/app/_ui/control/button";
import { canClaim } from "@/lib/domain/mining/session-view";
import type { SessionOrders } from "./use-session-orders";

interface SessionActionsProps {
  orders: SessionOrders;
  /** False while no machine works: there is nothing to start with. */
  hasPower: boolean;
}

/** Starts and claims, and says what came in between. */
export function SessionActions({ orders, hasPower }: SessionActionsProps) {
  const { session, running, start, claim, act } = orders;
  const t = useTranslations("mining");
  const refused = start.refused ?? claim.refused;
  const seconds = start.secondsToWait || claim.secondsToWait;
  const canStart = session.state !== "running" && hasPower;
  const hasEarned = canClaim(session.unclaimed);
  const startText = t(session.state === "ended" ? "session.claimAndStart" : "session.start");
  return (
    <div className="grid gap-4">
      <Refusal
        error={refused}
        text={
          refused?.code === "CONFLICT"
            ? t(start.refused ? "session.startConflict" : "session.claimConflict")
            : refused && (refused.message || t("failed"))
        }
        seconds={seconds}
      />
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {canStart && (
          <Button
            tone="primary"
            size="hero"
            className="grow"
            isPending={running === "start"}
            disabled={seconds > 0}
            onClick={() => act("start")}
          >
            {running === "start" ? t("session.starting") : startText}
          </Button>
        )}
        {hasEarned && (
          <Button
            tone={canStart ? "outline" : "primary"}
            size="hero"
            className="grow"
            isPending={running === "claim"}
            disabled={seconds > 0}
            onClick={() => act("claim")}
          >
            {running === "claim" ? t("session.claiming") : t("session.claim")}
          </Button>
        )}
      </div>
      <OrderNotice order={start} settledText={t("session.lostButDone")} />
      <OrderNotice order={claim} settledText={t("session.lostButDone")} />
    </div>
  );
}
