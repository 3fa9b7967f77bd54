import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const SHOWN_MS = { success: 5_000, info: 5_000, error: 10_000 } as const;

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
        style={COLOURS}
        // As wide as the phone's, which a right-to-left document takes from here.
        offset={{ right: "16px", bottom: "24px" }}
        mobileOffset={{ bottom: "calc(5rem + env(safe-area-inset-bottom))" }}
        toastOptions={{ closeButtonAriaLabel: closeText }}
      />,
    );
  });
}

export type ToastKind = keyof typeof SHOWN_MS;

/** A button in a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

interface ToastOptions {
  /** Of whoever speaks, such as a form: what it said before is replaced. */
  readonly id?: string;
  readonly action?: ToastAction;
}

/**
 * Mounts the toaster once and raises a toast in it: success and news for 5 s, an error, or what can be acted
 * on, for 10 s.
 */
export function raiseToast(
  kind: ToastKind,
  message: string,
  closeText: string,
  { id, action }: ToastOptions = {},
): void {
  mountToaster(closeText);
  toast[kind](message, {
    id,
    duration: action ? SHOWN_MS.error : SHOWN_MS[kind],
    action: action && { label: action.label, onClick: action.onPress },
  });
}

/** Takes the toast of an id away, if it still stands. */
export function takeToast(id: string): void {
  if (isMounted) toast.dismiss(id);
}
