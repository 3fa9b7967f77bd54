"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Button } from "@/app/_ui/control/button";
import { sendVerificationMail } from "@/lib/domain/account/client";

// Few members need it, so it is no part of the page's first load.
const ResendButton = lazy(async () => {
  const { ResendButton } = await import("@/app/_shell/forms/resend-button");
  return { default: ResendButton };
});

/** Sends the signed-in member's verification mail again. */
export function ResendEmail({ username }: { username: string }) {
  const t = useTranslations("resend");
  return (
    <Suspense fallback={<Button>{t("send")}</Button>}>
      <ResendButton send={sendVerificationMail} storageKey={`resend:${username}`} />
    </Suspense>
  );
}
