"use client";

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { preloadModal } from "@/app/_ui/overlay/modal";
import type { SpinFacts } from "@/lib/domain/game/verify-spin";
import type { Odds } from "./odds";
import type { VerifyTexts } from "./verify-texts";

const loadModal = () => import("./verify-modal");
const VerifyModal = lazy(loadModal);

interface Verification {
  readonly open: (spin: SpinFacts | null) => void;
  readonly preload: () => void;
}

const VerifyContext = createContext<Verification | null>(null);

function preload(): void {
  // A failure shows when the check is opened.
  Promise.all([preloadModal(), loadModal()]).catch(() => {});
}

interface VerifyProviderProps {
  odds: readonly Odds[];
  texts: VerifyTexts;
  children: ReactNode;
}

/** The one check of spins of a page; its code is fetched when a button that opens it is pointed at. */
export function VerifyProvider({ odds, texts, children }: VerifyProviderProps) {
  const [asked, setAsked] = useState<{ spin: SpinFacts | null } | null>(null);
  return (
    <VerifyContext value={{ open: (spin) => setAsked({ spin }), preload }}>
      {children}
      {asked && (
        <Suspense>
          <VerifyModal spin={asked.spin} odds={odds} texts={texts} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </VerifyContext>
  );
}

/** @throws Error outside of a provider */
export function useVerify(): Verification {
  const desk = useContext(VerifyContext);
  if (!desk) throw new Error("There is no VerifyProvider around this button");
  return desk;
}
