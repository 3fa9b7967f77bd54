"use client";

import { createContext, type ReactNode, use } from "react";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { PredictionSide } from "@/lib/domain/prediction/payout";
import { roundHeadingId } from "./round-frame";

export interface StakeModalProps {
  epoch: number;
  initialSide: PredictionSide;
  onClose: () => void;
}

interface Entries {
  readonly open: (epoch: number, side: PredictionSide) => void;
  /** Fetches the dialog's code before it is needed. */
  readonly preload: () => void;
}

const EntryContext = createContext<Entries>({ open: () => {}, preload: () => {} });

const load = async () => (await import("./entry/stake-modal")).StakeModal;
const preload = () => preloadDialog(load);

/** Holds the open stake dialog above the cards, which change under it as the round goes on. */
export function EntryProvider({ children }: { children: ReactNode }) {
  const dialog = useLazyDialog<Omit<StakeModalProps, "onClose">, StakeModalProps>();
  const { opened } = dialog;

  function close(): void {
    // The button that opened it is gone once the round is entered or locked.
    const isLost = document.activeElement === document.body;
    if (opened && isLost) document.getElementById(roundHeadingId(opened.about.epoch))?.focus();
    dialog.close();
  }

  const open = (epoch: number, initialSide: PredictionSide) =>
    dialog.open(load, { epoch, initialSide });
  return (
    <EntryContext value={{ open, preload }}>
      {children}
      {opened && <opened.Dialog {...opened.about} onClose={close} />}
    </EntryContext>
  );
}

/** Opens the stake dialog. */
export function useEntries(): Entries {
  return use(EntryContext);
}
