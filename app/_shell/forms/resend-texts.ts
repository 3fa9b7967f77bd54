import { getTranslations } from "next-intl/server";
import { readPatterns } from "@/lib/i18n/patterns";
import type { ResendTexts } from "./resend-button";

/** The texts of `ResendButton`, of which the toasts are literal (R8.2). */
export async function resendTexts(): Promise<ResendTexts> {
  const [t, common] = await Promise.all([getTranslations("resend"), getTranslations("common")]);
  return {
    send: t("send"),
    sending: t("sending"),
    wait: (await readPatterns()).resend.wait,
    sent: t("sent"),
    failed: t("failed"),
    close: common("close"),
  };
}
