"use client";

import { OrderNotice } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { Notice } from "@/app/_ui/state/notice";
import type { BffError } from "@/lib/bff/client/client";
import { canClaim } from "@/lib/domain/mining/session-view";
import type { SessionTexts } from "./session-texts";
import type { SessionOrders } from "./use-session-orders";

interface SessionActionsProps {
  desk: SessionOrders;
  /** False while no machine works: there is nothing to start with. */
  hasPower: boolean;
  texts: SessionTexts;
}

function refusalText({ code, message }: BffError, conflict: string, texts: SessionTexts): string {
  return code === "CONFLICT" ? conflict : message || texts.failed;
}

/** Starts and claims, and says what came in between. */
export function SessionActions({ desk, hasPower, texts }: SessionActionsProps) {
  const { session, running, start, claim } = desk;
  const onAct = desk.act;
  const refusal =
    (start.refused && refusalText(start.refused, texts.startConflict, texts)) ??
    (claim.refused && refusalText(claim.refused, texts.claimConflict, texts));
  const canStart = session.state !== "running" && hasPower;
  const hasEarned = canClaim(session.unclaimed);
  const startText = session.state === "ended" ? texts.claimAndStart : texts.start;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {canStart && (
          <Button
            tone="primary"
            size="hero"
            className="grow sm:grow-0"
            isPending={running === "start"}
            onClick={() => onAct("start")}
          >
            {running === "start" ? texts.starting : startText}
          </Button>
        )}
        {hasEarned && (
          <Button
            tone={canStart ? "outline" : "primary"}
            size="hero"
            className="grow sm:grow-0"
            isPending={running === "claim"}
            onClick={() => onAct("claim")}
          >
            {running === "claim" ? texts.claiming : texts.claim}
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {refusal && <Notice tone="warn">{refusal}</Notice>}
      </div>
      <OrderNotice order={start} texts={texts.order} />
      <OrderNotice order={claim} texts={texts.order} />
    </div>
  );
}
