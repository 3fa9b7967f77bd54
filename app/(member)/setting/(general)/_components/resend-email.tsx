"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/app/_ui/control/button";
import { sendVerificationMail } from "@/lib/domain/account/client";
import { loadPatiently } from "@/lib/live/network";

// Few members need it, so it is no part of the page's first load.
const ResendButton = lazy(async () => ({
  default: (await loadPatiently(() => import("@/app/_shell/forms/resend-button"))).ResendButton,
}));

/** Sends the signed-in member's verification mail again. */
export function ResendEmail({ username }: { username: string }) {
  const t = useTranslations("resend");
  return (
    <Suspense fallback={<Button>{t("send")}</Button>}>
      <ResendButton send={sendVerificationMail} storageKey={`resend:${username}`} />
    </Suspense>
  );
}
