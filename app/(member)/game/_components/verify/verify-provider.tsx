"use client";

import { createContext, type ReactNode, useContext } from "react";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { SpinFacts } from "@/lib/domain/game/verify-spin";

/** A segment as the check knows it: its weight and the name of its prize. */
export interface Odds {
  readonly weight: number;
  readonly prize: string;
}

export interface VerifyModalProps {
  /** Null for a spin that the member pastes. */
  spin: SpinFacts | null;
  /** In the order of the segments; empty where they are not known. */
  odds: readonly Odds[];
  onClose: () => void;
}

interface Verification {
  readonly open: (spin: SpinFacts | null) => void;
  readonly preload: () => void;
}

const VerifyContext = createContext<Verification | null>(null);

const load = async () => (await import("./verify-modal")).VerifyModal;
const preload = () => preloadDialog(load);

/** Holds the check of a page; its code is fetched when a button that opens it is pointed at. */
export function VerifyProvider({ odds, children }: { odds: readonly Odds[]; children: ReactNode }) {
  const { opened, open, close } = useLazyDialog<SpinFacts | null, VerifyModalProps>();
  return (
    <VerifyContext value={{ open: (spin) => open(load, spin), preload }}>
      {children}
      {opened && <opened.Dialog spin={opened.about} odds={odds} onClose={close} />}
    </VerifyContext>
  );
}

/** @throws Error outside of a provider */
export function useVerify(): Verification {
  const verification = useContext(VerifyContext);
  if (!verification) throw new Error("There is no VerifyProvider around this button");
  return verification;
}
