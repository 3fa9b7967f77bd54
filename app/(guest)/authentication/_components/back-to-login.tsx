"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { logout } from "@/lib/session/client";

/** Drops the half-finished sign-in and loads the login page. */
export function BackToLogin({ text }: { text: string }) {
  const [isPending, setPending] = useState(false);

  async function leave() {
    if (isPending) return;
    setPending(true);
    await logout().catch(() => setPending(false));
  }

  return (
    <Button tone="quiet" isPending={isPending} onClick={leave}>
      {text}
    </Button>
  );
}
