"use client";

import { useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import {
  type Bought,
  type OrderForm,
  placeOrder,
  renewMachine,
  upgradeMachine,
} from "@/lib/domain/marketplace/client";
import type { PurchaseTarget } from "./target";

/** What can be done with a machine. */
type MachineMode = "renew" | "upgrade";

type Order = ReturnType<typeof useOrder<OrderForm, Bought>>;
type Settling = Pick<
  Parameters<typeof useOrder<OrderForm, Bought>>[0],
  "onAccepted" | "onRefused" | "reread"
>;

const isMoving = ({ isFrozen, isKept, result }: Order) => isFrozen || isKept || result !== null;

/** The order of a purchase; of a machine one to renew it and one to upgrade it, of which the one under way is shown. */
export function useMachineOrders(
  { product, machine, modes = [] }: PurchaseTarget,
  settle: Settling,
) {
  const [chosenMode, setMode] = useState<MachineMode>(modes[0] ?? "renew");
  const purchase = useOrder<OrderForm, Bought>({
    ...(machine ? { kind: "renew", scope: machine.id } : { kind: "buy", scope: product.id }),
    send: (...sent) => (machine ? renewMachine(machine.id, ...sent) : placeOrder(...sent)),
    ...settle,
  });
  const upgrade = useOrder<OrderForm, Bought>({
    kind: "upgrade",
    scope: machine?.id ?? "",
    send: (...sent) => upgradeMachine(machine?.id ?? "", ...sent),
    ...settle,
  });
  const mode = isMoving(upgrade) ? "upgrade" : isMoving(purchase) ? "renew" : chosenMode;
  const isUpgrade = machine !== undefined && mode === "upgrade";
  return { order: isUpgrade ? upgrade : purchase, mode, isUpgrade, setMode };
}
