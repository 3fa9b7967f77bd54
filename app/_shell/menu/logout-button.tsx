"use client";

import { LogOut } from "lucide";
import { useTranslations } from "next-intl";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Icon } from "@/app/_ui/data/icon";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { logout } from "@/lib/session/client";

interface LogoutButtonProps {
  className: string;
}

/** Ends the session here and in the other tabs, then loads the login page (R4.3). */
export function LogoutButton({ className }: LogoutButtonProps) {
  const t = useTranslations("account");
  const { isPending, run } = useSingleFlight();

  async function leave() {
    await logout();
    return LEAVING;
  }

  const onFailure = (error: unknown) =>
    showErrorToast((error as Error).message || t("logoutFailed"));

  return (
    <button
      type="button"
      aria-disabled={isPending}
      onClick={() => run(leave, onFailure)}
      className={className}
    >
      <Icon node={LogOut} className="rtl:-scale-x-100" />
      {isPending ? t("loggingOut") : t("logout")}
    </button>
  );
}
