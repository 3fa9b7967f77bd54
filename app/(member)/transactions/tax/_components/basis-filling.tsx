"use client";

import { createContext, type ReactNode, use } from "react";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { FillBasisDialogProps, FillBasisProps } from "./fill-basis-dialog";

type Fill = (lot: FillBasisProps) => void;

const BasisContext = createContext<Fill | null>(null);

const load = withTexts(
  "fillBasis",
  async () => (await import("./fill-basis-dialog")).FillBasisDialog,
);

/** Fetches the dialog's code before it is needed. */
export const preloadFilling = () => preloadDialog(load);

/** Holds the dialog that takes a lot's cost: its button goes as soon as the page knows the cost. */
export function BasisFilling({ children }: { children: ReactNode }) {
  const { opened, open, close } = useLazyDialog<FillBasisProps, FillBasisDialogProps>();
  function onClose(): void {
    close();
    const row = document.getElementById(opened?.about.describedBy ?? "");
    if (!row?.closest("li")?.querySelector("button")) row?.focus();
  }
  return (
    <BasisContext value={(lot) => open(load, lot)}>
      {children}
      {opened && <opened.Dialog {...opened.about} onClose={onClose} />}
    </BasisContext>
  );
}

/** Asks what a lot has cost. */
export function useBasisFilling(): Fill {
  const fill = use(BasisContext);
  if (!fill) throw new Error("No BasisFilling above");
  return fill;
}
