"use client";

import { LogOut } from "lucide";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/app/_ui/data/icon";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { logout } from "@/lib/session/client";

interface LogoutButtonProps {
  className: string;
}

/** Ends the session here and in the other tabs, then loads the login page (R4.3). */
export function LogoutButton({ className }: LogoutButtonProps) {
  const t = useTranslations("account");
  const common = useTranslations("common");
  const [isPending, setPending] = useState(false);

  async function leave() {
    if (isPending) return;
    setPending(true);
    try {
      await logout();
    } catch (error) {
      setPending(false);
      await showErrorToast((error as Error).message || t("logoutFailed"), common("close"));
    }
  }

  return (
    <button type="button" aria-disabled={isPending} onClick={leave} className={className}>
      <Icon node={LogOut} className="rtl:-scale-x-100" />
      {isPending ? t("loggingOut") : t("logout")}
    </button>
  );
}
