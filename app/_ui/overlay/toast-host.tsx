import { X } from "lucide";
import type { CSSProperties } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { Icon } from "../data/icon";
import { isWideScreen } from "./wide-screen";

const SHOWN_MS = { success: 5_000, info: 5_000, error: 10_000 } as const;

const COLOURS = {
  "--normal-bg": "var(--raised)",
  "--normal-border": "var(--line-strong)",
  "--normal-text": "var(--text)",
  "--border-radius": "var(--radius-button)",
  fontFamily: "inherit",
} as CSSProperties;

/** A region that comes together with its first words is not read out. */
const HEARD_AFTER_MS = 100;
/** Of a phone's lower edge: the bar, and a toast of two lines above it. */
const TOAST_PX = 176;

let root: Root | null = null;

/**
 * Puts the region that toasts are announced in into the document, once.
 * @returns true when it was not there before
 */
export function mountToaster(): boolean {
  // The words stand on the document: a toast is no part of any page.
  const { toasts } = document.documentElement.dataset;
  const isNew = root === null;
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  const toaster = (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      customAriaLabel={toasts}
      style={COLOURS}
      // As wide as the phone's, which a right-to-left document takes from here.
      offset={{ right: "16px", bottom: "24px" }}
      mobileOffset={{ bottom: "calc(5rem + env(safe-area-inset-bottom))" }}
    />
  );
  flushSync(() => root?.render(toaster));
  // What was said about one try does not stand beside the next.
  if (isNew) window.addEventListener("submit", () => toast.dismiss());
  return isNew;
}

/** On narrow screens a toast stands above what is being worked on, where below it would cover that or the other way on. */
function placeOf(): "top-center" | undefined {
  if (isWideScreen()) return undefined;
  const drawer = document.querySelector("[data-vaul-drawer]");
  const form = document.activeElement?.closest("form");
  const worked = drawer ? [drawer] : [form, form?.nextElementSibling];
  const bottoms = worked.map((part) => part?.getBoundingClientRect().bottom ?? 0);
  const isBelow = Math.max(...bottoms) > window.innerHeight - TOAST_PX;
  return isBelow ? "top-center" : undefined;
}

/**
 * The toast that stands for each id. Each is one of its own: sonner takes what is raised under the id of one that is
 * leaving away with it.
 */
const standing = new Map<string, string | number>();

/** As sonner has it, but for the ear: its own stands before the words and is read out with them. */
function CloseButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      data-close-button
      aria-live="off"
      aria-label={document.documentElement.dataset.toastClose}
      onClick={onPress}
    >
      <Icon node={X} size={12} />
    </button>
  );
}

export type ToastKind = keyof typeof SHOWN_MS;

/** A button in a toast. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastOptions {
  /** Of whoever speaks, such as a form: what it said before is replaced. */
  readonly id?: string;
  readonly action?: ToastAction;
  /** What is read out in another place is shown here alone. */
  readonly isSaidElsewhere?: boolean;
}

/**
 * Mounts the toaster once and raises a toast in it: success and news for 5 s, an error, or what can be acted
 * on, for 10 s.
 */
export async function raiseToast(
  kind: ToastKind,
  message: string,
  { id, action, isSaidElsewhere = false }: ToastOptions = {},
): Promise<void> {
  // At the least until what is said at the form is drawn, by which it grows.
  const waitMs = mountToaster() ? HEARD_AFTER_MS : 0;
  await new Promise((resolve) => {
    setTimeout(resolve, waitMs);
  });
  if (id !== undefined) takeToast(id);
  const raised: string | number = toast[kind](
    <>
      <bdi aria-hidden={isSaidElsewhere || undefined}>{message}</bdi>
      <CloseButton onPress={() => toast.dismiss(raised)} />
    </>,
    {
      position: placeOf(),
      duration: action ? SHOWN_MS.error : SHOWN_MS[kind],
      action: action && { label: action.label, onClick: action.onPress },
    },
  );
  if (id !== undefined) standing.set(id, raised);
}

/** Takes the toast of an id away, if it still stands. */
export function takeToast(id: string): void {
  const raised = standing.get(id);
  if (raised !== undefined) toast.dismiss(raised);
  standing.delete(id);
}
