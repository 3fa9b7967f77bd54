"use client";

import { LogOut } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { useLogout } from "./use-logout";

interface LogoutButtonProps {
  className: string;
}

/** Ends the session here and in the other tabs, then loads the login page (R4.3). */
export function LogoutButton({ className }: LogoutButtonProps) {
  const t = useTranslations("account");
  const { isPending, leave } = useLogout(t("logoutFailed"));
  return (
    <button type="button" aria-disabled={isPending} onClick={leave} className={className}>
      <Icon node={LogOut} className="rtl:-scale-x-100" />
      {isPending ? t("loggingOut") : t("logout")}
    </button>
  );
}
