"use client";

import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import type { PositionView } from "@/lib/domain/staking/position";
import { useStaking } from "./staking-provider";

interface RedeemButtonProps {
  position: PositionView;
  name: string;
  label: string;
  /** The id of the heading that names the position. */
  describedBy: string;
  /** Nothing is left to redeem. */
  isEnded: boolean;
}

/** Opens the redemption of a position, or the one whose outcome is not known yet. */
export function RedeemButton({ position, name, label, describedBy, isEnded }: RedeemButtonProps) {
  const { open, preload } = useStaking();
  const isUndecided = useUndecided({ kind: "redeem", scope: position.id });
  if (isEnded && !isUndecided) return null;
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onPointerEnter={() => preload("redeem")}
      onFocus={() => preload("redeem")}
      onClick={() => open({ kind: "redeem", position, name })}
    >
      {label}
    </Button>
  );
}
