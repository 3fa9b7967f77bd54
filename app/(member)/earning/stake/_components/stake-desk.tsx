"use client";

import { useRouter } from "next/navigation";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useMemo,
  useState,
} from "react";
import { preloadModal } from "@/app/_ui/modal";
import { showErrorToast } from "@/app/_ui/toast";
import type { PositionView } from "@/lib/earning/position";
import type { ProductView } from "@/lib/earning/product";
import { POSITIONS_ID } from "./anchors";
import type { StakeTexts } from "./stake-texts";

/** A product with its name in the visitor's language. */
export interface NamedProduct extends ProductView {
  readonly name: string;
}

/** What a modal of the page is about. */
export type StakeTask =
  | { readonly kind: "subscribe"; readonly product: NamedProduct; readonly amount: string | null }
  | { readonly kind: "redeem"; readonly position: PositionView; readonly name: string };

export interface FlowProps<Kind extends StakeTask["kind"]> {
  task: Extract<StakeTask, { kind: Kind }>;
  onClose: () => void;
}

const FLOWS = {
  subscribe: () => import("./subscribe/subscribe-modal"),
  redeem: () => import("./redeem/redeem-modal"),
};

interface StakeFacts {
  readonly symbol: string;
  /** What the wallet holds; null when it is not known. */
  readonly available: string | null;
  /** Of one unit, in USDT. */
  readonly price: string | null;
  /** Ways to get more of the token. */
  readonly topUp: readonly { readonly href: string; readonly label: string }[];
  /** The locale for `Intl`. */
  readonly locale: string;
  readonly timeZone: string;
  /** The service's clock when the page was rendered; ISO 8601. */
  readonly now: string;
  readonly texts: StakeTexts;
}

interface StakeDesk extends StakeFacts {
  /** Opens a modal, whose code loads with the intent. */
  readonly open: (task: StakeTask) => void;
  readonly preload: (kind: StakeTask["kind"]) => void;
  /** Renders the page anew after something was booked. */
  readonly refresh: () => void;
}

const DeskContext = createContext<StakeDesk | null>(null);

/**
 * Holds the modals of the staking page above its lists: what is redeemed may leave a list while its
 * receipt is still read.
 */
export function StakeDeskProvider({ facts, children }: { facts: StakeFacts; children: ReactNode }) {
  const router = useRouter();
  const [opened, setOpened] = useState<{ Flow: ComponentType<never>; task: StakeTask } | null>(
    null,
  );
  const desk = useMemo<StakeDesk>(
    () => ({
      ...facts,
      async open(task) {
        try {
          const { default: Flow } = await FLOWS[task.kind]();
          setOpened({ Flow, task });
        } catch {
          showErrorToast(facts.texts.cannotOpen, facts.texts.close);
        }
      },
      preload(kind) {
        // A failure shows when the modal is opened.
        Promise.all([preloadModal(), FLOWS[kind]()]).catch(() => {});
      },
      refresh: () => startTransition(() => router.refresh()),
    }),
    [facts, router],
  );

  function close(): void {
    setOpened(null);
    // The button that opened it may be gone with its row.
    if (document.activeElement === document.body) document.getElementById(POSITIONS_ID)?.focus();
  }

  const Flow = opened?.Flow as ComponentType<{ task: StakeTask; onClose: () => void }> | undefined;
  return (
    <DeskContext value={desk}>
      {children}
      {opened && Flow && <Flow task={opened.task} onClose={close} />}
    </DeskContext>
  );
}

/** What the provider above holds. */
export function useStakeDesk(): StakeDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("No StakeDeskProvider above");
  return desk;
}
