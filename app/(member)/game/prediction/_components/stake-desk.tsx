"use client";

import { type ComponentType, createContext, type ReactNode, use, useState } from "react";
import { preloadModal } from "@/app/_ui/modal";
import { showErrorToast } from "@/app/_ui/toast";
import type { Side } from "@/lib/prediction/payout";
import { useBoard } from "./board-provider";
import { roundHeadingId } from "./round-frame";

export interface StakeModalProps {
  epoch: number;
  initialSide: Side;
  onClose: () => void;
}

interface StakeDesk {
  readonly open: (epoch: number, side: Side) => void;
  /** Fetches the dialog's code before it is needed. */
  readonly preload: () => void;
}

const StakeDeskContext = createContext<StakeDesk>({ open: () => {}, preload: () => {} });

const loadStakeModal = () => import("./stake/stake-modal");

function preload(): void {
  // A failure shows when the dialog is opened.
  Promise.all([preloadModal(), loadStakeModal()]).catch(() => {});
}

/** Holds the open stake dialog above the cards, which change under it as the round goes on. */
export function StakeDeskProvider({ children }: { children: ReactNode }) {
  const { texts } = useBoard();
  const [stake, setStake] = useState<{
    Dialog: ComponentType<StakeModalProps>;
    epoch: number;
    side: Side;
  } | null>(null);

  async function open(epoch: number, side: Side): Promise<void> {
    try {
      const { StakeModal: Dialog } = await loadStakeModal();
      setStake({ Dialog, epoch, side });
    } catch {
      showErrorToast(texts.board.cannotOpen, texts.common.close);
    }
  }

  function close(): void {
    // The button that opened it is gone once the round is entered or locked.
    const isLost = document.activeElement === document.body;
    if (stake && isLost) document.getElementById(roundHeadingId(stake.epoch))?.focus();
    setStake(null);
  }

  return (
    <StakeDeskContext value={{ open, preload }}>
      {children}
      {stake && <stake.Dialog epoch={stake.epoch} initialSide={stake.side} onClose={close} />}
    </StakeDeskContext>
  );
}

/** Opens the stake dialog. */
export function useStakeDesk(): StakeDesk {
  return use(StakeDeskContext);
}
