import type { getTranslations } from "next-intl/server";

/** What the root layout puts on `<html>` so that an error boundary finds its texts without a request. */
export function crashAttributes(t: Awaited<ReturnType<typeof getTranslations<never>>>) {
  return {
    "data-crash-title": t("crash.title"),
    "data-crash-tracking-id": t("crash.trackingId"),
    "data-crash-reset": t("crash.reset"),
    "data-crash-copy": t("crash.copy"),
    "data-crash-copied": t("crash.copied"),
    "data-crash-copy-failed": t("crash.copyFailed"),
  };
}
