"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { showErrorToast } from "@/app/_ui/toast";
import { logout } from "@/lib/session/client";

interface BackToLoginProps {
  texts: Record<"back" | "backFailed" | "close", string>;
}

/** Drops the half-finished sign-in and loads the login page. */
export function BackToLogin({ texts }: BackToLoginProps) {
  const [isPending, setPending] = useState(false);

  async function leave() {
    if (isPending) return;
    setPending(true);
    try {
      await logout();
    } catch {
      setPending(false);
      showErrorToast(texts.backFailed, texts.close);
    }
  }

  return (
    <Button tone="quiet" isPending={isPending} onClick={leave}>
      {texts.back}
    </Button>
  );
}
