"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { showErrorToast } from "@/app/_ui/toast";
import { logout } from "@/lib/session/client";

/** Drops the half-finished sign-in and loads the login page. */
export function BackToLogin() {
  const t = useTranslations("authentication");
  const closeText = useTranslations("common")("close");
  const [isPending, setPending] = useState(false);

  async function leave() {
    if (isPending) return;
    setPending(true);
    try {
      await logout();
    } catch {
      setPending(false);
      showErrorToast(t("backFailed"), closeText);
    }
  }

  return (
    <Button tone="quiet" isPending={isPending} onClick={leave}>
      {t("back")}
    </Button>
  );
}
