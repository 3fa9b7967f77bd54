"use client";

import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import type { PositionView } from "@/lib/domain/staking/position";
import { useStaking } from "./staking-provider";

interface RedeemButtonProps {
  position: PositionView;
  name: string;
  label: string;
  /** The id of what names the position; absent among its own details. */
  describedBy?: string;
  size?: "small" | "hero";
  /** Nothing is left to redeem. */
  isEnded: boolean;
}

/** Opens the redemption of a position in the place of its details, or the one whose outcome is not known yet. */
export function RedeemButton({
  position,
  name,
  label,
  describedBy,
  size = "small",
  isEnded,
}: RedeemButtonProps) {
  const { open, preload } = useStaking();
  const leaveDetails = useModalClose();
  const isUndecided = useUndecided({ kind: "redeem", scope: position.id });
  if (isEnded && !isUndecided) return null;
  return (
    <Button
      size={size}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onPointerEnter={() => preload("redeem")}
      onFocus={() => preload("redeem")}
      onClick={() => {
        leaveDetails();
        open({ kind: "redeem", position, name });
      }}
    >
      {label}
    </Button>
  );
}
