import { loadPatiently } from "@/lib/live/network";
import type { ToastKind } from "./toast-host";

const load = () => loadPatiently(() => import("./toast-host"));

async function show(kind: ToastKind, message: string, closeText: string, id?: string) {
  (await load()).raiseToast(kind, message, closeText, id);
}

/**
 * Shows an error at the bottom right (R8.2).
 *
 * @param id of whoever speaks, such as a form: what it said before is replaced
 */
export function showErrorToast(message: string, closeText: string, id?: string): Promise<void> {
  return show("error", message, closeText, id);
}

/** Shows a success at the bottom right (R8.2). */
export function showSuccessToast(message: string, closeText: string): Promise<void> {
  return show("success", message, closeText);
}

/** Shows a piece of news at the bottom right that is neither a success nor an error. */
export function showInfoToast(message: string, closeText: string): Promise<void> {
  return show("info", message, closeText);
}

/** Takes away what was said under an id. */
export async function dismissToast(id: string): Promise<void> {
  (await load()).takeToast(id);
}

/** Fetches the toaster when the browser has nothing better to do: a press that fails later may find no network. */
export function loadToasterWhenIdle(): void {
  const begin = () => void load().catch(() => undefined);
  if ("requestIdleCallback" in window) window.requestIdleCallback(begin);
  else setTimeout(begin, 2_000);
}
