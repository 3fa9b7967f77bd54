"use client";

import { useTranslations } from "next-intl";
import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import type { BffError } from "@/lib/bff/client/client";
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
  const t = useTranslations("mining.session");
  const words = useTranslations("mining");
  const sentence = ({ code, message }: BffError, conflict: string) =>
    code === "CONFLICT" ? conflict : message || words("failed");
  const refusal =
    (start.refused && sentence(start.refused, t("startConflict"))) ??
    (claim.refused && sentence(claim.refused, t("claimConflict")));
  const canStart = session.state !== "running" && hasPower;
  const hasEarned = canClaim(session.unclaimed);
  const startText = t(session.state === "ended" ? "claimAndStart" : "start");
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {canStart && (
          <Button
            tone="primary"
            size="hero"
            className="grow"
            isPending={running === "start"}
            onClick={() => act("start")}
          >
            {running === "start" ? t("starting") : startText}
          </Button>
        )}
        {hasEarned && (
          <Button
            tone={canStart ? "outline" : "primary"}
            size="hero"
            className="grow"
            isPending={running === "claim"}
            onClick={() => act("claim")}
          >
            {running === "claim" ? t("claiming") : t("claim")}
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && <Notice tone="warn">{refusal}</Notice>}
      </div>
      <OrderNotice order={start} settledText={t("lostButDone")} />
      <OrderNotice order={claim} settledText={t("lostButDone")} />
    </div>
  );
}
