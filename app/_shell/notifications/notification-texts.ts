import { getTranslations } from "next-intl/server";
import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of the bell and its panel. `open` and `unread` are filled in the browser. */
export async function notificationTexts() {
  const [t, common] = await Promise.all([
    getTranslations("notifications"),
    getTranslations("common"),
  ]);
  return {
    open: t("open"),
    unread: (await readPatterns()).notifications.unread,
    title: t("title"),
    markAll: t("markAll"),
    markFailed: t("markFailed"),
    isNew: t("isNew"),
    emptyTitle: t("emptyTitle"),
    emptyText: t("emptyText"),
    missingTitle: t("missingTitle"),
    missingText: t("missingText"),
    errorTitle: t("errorTitle"),
    errorText: t("errorText"),
    retry: common("retry"),
    close: common("close"),
    newTab: common("newTab"),
  };
}

export type NotificationTexts = Awaited<ReturnType<typeof notificationTexts>>;
