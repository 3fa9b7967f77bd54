"use client";

import { useEffect } from "react";
import { useOrderMember } from "@/app/_order/order-member";
import { orderStore } from "@/app/_order/order-store";

/** What the page was rendered with decides what became of claims whose answers were lost. */
export function SettledClaims({ taskIds }: { taskIds: readonly string[] }) {
  const member = useOrderMember();
  useEffect(() => {
    const store = orderStore(member);
    for (const scope of taskIds) {
      const kept = store.find({ kind: "claimTask", scope });
      if (kept) store.drop(kept.key);
    }
  }, [member, taskIds]);
  return null;
}
