import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const ERROR_SHOWN_MS = 10_000;

const COLOURS = {
  "--normal-bg": "var(--raised)",
  "--normal-border": "var(--line-strong)",
  "--normal-text": "var(--text)",
  "--border-radius": "var(--radius-button)",
  fontFamily: "inherit",
} as CSSProperties;

let isMounted = false;

function mountToaster(closeText: string): void {
  if (isMounted) return;
  isMounted = true;
  const host = document.body.appendChild(document.createElement("div"));
  flushSync(() => {
    createRoot(host).render(
      <Toaster
        position="bottom-right"
        visibleToasts={3}
        closeButton
        dir="ltr"
        style={COLOURS}
        mobileOffset={{ bottom: "calc(5rem + env(safe-area-inset-bottom))" }}
        toastOptions={{ closeButtonAriaLabel: closeText }}
      />,
    );
  });
}

/** Mounts the toaster once and raises an error in it. */
export function raiseErrorToast(message: string, closeText: string): void {
  mountToaster(closeText);
  toast.error(message, { duration: ERROR_SHOWN_MS });
}
