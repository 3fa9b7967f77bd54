"use client";

import { useTranslations } from "next-intl";
import { type OrderGate, orderGate } from "@/app/_order/order-gate";
import { OrderProblem } from "@/app/_order/order-notice";
import type { AnyOrder } from "@/app/_order/use-order";
import { isCountedDown } from "@/app/_shell/forms/refusal/counted-down";
import { TextLink } from "@/app/_shell/forms/text-link";
import type { BffError } from "@/lib/bff/client/client";

const GATE_TITLES = {
  valid: "airdrop",
  kyc: "kyc",
  twoFactor: "twoFactor",
  hold: "security",
} as const satisfies Record<OrderGate["kind"], string>;

interface OrderProblemProps {
  order: AnyOrder;
  error: string | null;
  /** What `error` is about. */
  refusal: BffError | null;
}

/** Why an order was refused, with the way to what it needs, or that nobody knows what became of it. */
export function StakingOrderProblem({ order, error, refusal }: OrderProblemProps) {
  const t = useTranslations("titles");
  const gate = error && refusal && orderGate(refusal);
  return (
    <>
      <OrderProblem
        // Counted down above the button.
        error={isCountedDown(order.refused) ? null : error}
        order={order}
        hasOwnRepeat
      />
      {gate && <TextLink href={gate.href}>{t(GATE_TITLES[gate.kind])}</TextLink>}
    </>
  );
}
