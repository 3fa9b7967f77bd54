import type { Messages } from "@/lib/i18n/messages";

/** What the root layout puts on `<html>` so that an error boundary finds its texts without a request. */
export function crashAttributes(texts: Messages["crash"]) {
  return {
    "data-crash-title": texts.title,
    "data-crash-tracking-id": texts.trackingId,
    "data-crash-reset": texts.reset,
    "data-crash-copy": texts.copy,
    "data-crash-copied": texts.copied,
    "data-crash-copy-failed": texts.copyFailed,
  };
}
