"use client";

import { Button } from "@/app/_ui/control/button";
import type { PositionView } from "@/lib/domain/staking/position";
import { useStaking } from "./staking-provider";

interface RedeemButtonProps {
  position: PositionView;
  name: string;
  label: string;
  /** The id of the heading that names the position. */
  describedBy: string;
}

/** Opens the redemption of a position. */
export function RedeemButton({ position, name, label, describedBy }: RedeemButtonProps) {
  const { open, preload } = useStaking();
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
