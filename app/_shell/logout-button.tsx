"use client";

import { LogOut } from "lucide";
import { useState } from "react";
import { Icon } from "@/app/_ui/icon";
import { showErrorToast } from "@/app/_ui/toast";
import { logout } from "@/lib/session/client";

interface LogoutButtonProps {
  className: string;
  texts: { logout: string; pending: string; failed: string; close: string };
}

/** Ends the session here and in the other tabs, then loads the login page (R4.3). */
export function LogoutButton({ className, texts }: LogoutButtonProps) {
  const [isPending, setPending] = useState(false);

  async function leave() {
    if (isPending) return;
    setPending(true);
    try {
      await logout();
    } catch (error) {
      setPending(false);
      await showErrorToast((error as Error).message || texts.failed, texts.close);
    }
  }

  return (
    <button type="button" aria-disabled={isPending} onClick={leave} className={className}>
      <Icon node={LogOut} className="rtl:-scale-x-100" />
      {isPending ? texts.pending : texts.logout}
    </button>
  );
}
