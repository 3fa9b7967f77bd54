"use client";

import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { buttonStyle } from "@/app/_ui/button-style";
import { LOGIN_PATH } from "@/lib/paths";
import { logout } from "@/lib/session/client";

interface LoginAgainProps {
  text: string;
  hasSession: boolean;
}

/** The way to the login; a session that still stands in this browser is ended on the way. */
export function LoginAgain({ text, hasSession }: LoginAgainProps) {
  const [isPending, setPending] = useState(false);
  if (!hasSession) {
    return (
      <a href={`${LOGIN_PATH}?reason=reset`} className={`w-full ${buttonStyle("primary", "hero")}`}>
        {text}
      </a>
    );
  }

  async function leave(): Promise<void> {
    if (isPending) return;
    setPending(true);
    await logout().catch(() => setPending(false));
  }

  return (
    <Button tone="primary" size="hero" className="w-full" isPending={isPending} onClick={leave}>
      {text}
    </Button>
  );
}
