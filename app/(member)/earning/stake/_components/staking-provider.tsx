"use client";

import { type ComponentType, createContext, type ReactNode, use, useMemo, useRef } from "react";
import { OrderMember } from "@/app/_order/order-member";
import type { TopUpWay } from "@/app/_order/top-up";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { PositionView } from "@/lib/domain/staking/position";
import type { StakingProduct } from "@/lib/domain/staking/product";
import { serviceClock } from "@/lib/live/service-clock";
import { POSITIONS_ID } from "./anchors";

/** A product with its name in the visitor's language. */
export interface NamedProduct extends StakingProduct {
  readonly name: string;
}

/** What a modal of the page is about. */
export type StakeTask =
  | { readonly kind: "subscribe"; readonly product: NamedProduct; readonly amount: string | null }
  | { readonly kind: "redeem"; readonly position: PositionView; readonly name: string }
  | {
      readonly kind: "change";
      readonly way: "add" | "extend";
      readonly position: PositionView;
      readonly name: string;
    };

export interface StakeModalProps<Kind extends StakeTask["kind"]> {
  task: Extract<StakeTask, { kind: Kind }>;
  onClose: () => void;
}

type Flow = ComponentType<{ task: StakeTask; onClose: () => void }>;

const FLOWS: Readonly<Record<StakeTask["kind"], () => Promise<Flow>>> = {
  subscribe: async () => (await import("./subscribe/subscribe-modal")).default as Flow,
  redeem: async () => (await import("./redeem/redeem-modal")).default as Flow,
  change: async () => (await import("./change/change-modal")).default as Flow,
};

interface StakeFacts {
  /** All that is offered, the closed ones too. */
  readonly products: readonly NamedProduct[];
  readonly symbol: string;
  /** What the wallet holds; null when it is not known. */
  readonly available: string | null;
  /** Of one unit, in USDT. */
  readonly price: string | null;
  /** Ways to get more of the token. */
  readonly topUp: readonly TopUpWay[];
  /** The locale for `Intl`. */
  readonly locale: string;
  readonly timeZone: string;
  /** What undecided orders are kept under. */
  readonly memberId: string | null;
  /** The service's clock when the page was rendered; ISO 8601. */
  readonly now: string;
}

interface Staking extends StakeFacts {
  /** Opens a modal, whose code loads with the intent. */
  readonly open: (task: StakeTask) => void;
  readonly preload: (kind: StakeTask["kind"]) => void;
  /** Renders the page anew: what it shows may hold no more. */
  readonly refresh: () => void;
  /** The same after an order; what is opened meanwhile is about the position as the order left it. */
  readonly accept: (result: { readonly position: PositionView }) => void;
}

const StakingContext = createContext<Staking | null>(null);

/**
 * Holds the modals of the staking page above its lists: what is redeemed may leave a list while its
 * receipt is still read.
 */
export function StakingProvider({ facts, children }: { facts: StakeFacts; children: ReactNode }) {
  const refresh = useQuietRefresh();
  const dialog = useLazyDialog<StakeTask, { task: StakeTask; onClose: () => void }>();
  const open = useRef(dialog.open);
  const booked = useRef(new Map<string, { position: PositionView; at: number }>());
  const staking = useMemo<Staking>(() => {
    const latestOf = (position: PositionView) => {
      const order = booked.current.get(position.id);
      return order && order.at > Date.parse(facts.now) ? order.position : position;
    };
    return {
      ...facts,
      open: (task) =>
        open.current(
          FLOWS[task.kind],
          task.kind === "subscribe" ? task : { ...task, position: latestOf(task.position) },
        ),
      preload: (kind) => preloadDialog(FLOWS[kind]),
      refresh,
      accept({ position }) {
        booked.current.set(position.id, { position, at: serviceClock.now() });
        refresh();
      },
    };
  }, [facts, refresh]);

  function close(): void {
    dialog.close();
    // The button that opened it may be gone with its row.
    if (document.activeElement === document.body) document.getElementById(POSITIONS_ID)?.focus();
  }

  const { opened } = dialog;
  return (
    <StakingContext value={staking}>
      <OrderMember id={facts.memberId}>
        {children}
        {opened && <opened.Dialog task={opened.about} onClose={close} />}
      </OrderMember>
    </StakingContext>
  );
}

/** What the provider above holds. */
export function useStaking(): Staking {
  const staking = use(StakingContext);
  if (!staking) throw new Error("No StakingProvider above");
  return staking;
}
