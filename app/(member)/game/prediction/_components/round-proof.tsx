"use client";

import type { ReactNode } from "react";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Button } from "@/app/_ui/control/button";
import { preloadDialog, useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";

export interface RoundProofProps {
  epoch: number;
}

const load = withTexts(
  "priceProof",
  async () => (await import("./round-proof-steps")).RoundProofSteps,
);
const preload = () => preloadDialog(load);

interface RoundProofButtonProps extends RoundProofProps {
  children: ReactNode;
}

/** Checks the prices of a round, in the place of the button that asks for it. */
export function RoundProofButton({ epoch, children }: RoundProofButtonProps) {
  const { opened, open } = useLazyDialog<number, RoundProofProps>();
  if (opened) return <opened.Dialog epoch={epoch} />;
  return (
    <Button
      size="small"
      className="justify-self-start noscript:hidden"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open(load, epoch)}
    >
      {children}
    </Button>
  );
}
