"use client";

import type { ReactNode } from "react";
import { Button } from "@/app/_ui/control/button";
import type { ButtonSize } from "@/app/_ui/control/button-style";
import type { SpinFacts } from "@/lib/domain/game/verify-spin";
import { useVerify } from "./verify-provider";

interface VerifyButtonProps {
  /** The spin to check; null for one that the member pastes. */
  spin: SpinFacts | null;
  size?: ButtonSize;
  children: ReactNode;
}

/** Opens the check of a spin. */
export function VerifyButton({ spin, size, children }: VerifyButtonProps) {
  const { open, preload } = useVerify();
  return (
    <Button
      size={size}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => open(spin)}
    >
      {children}
    </Button>
  );
}
