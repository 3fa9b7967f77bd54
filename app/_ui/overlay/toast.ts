import { loadPatiently } from "@/lib/live/network";
import type { ToastAction, ToastOptions } from "./toast-host";

const load = () => loadPatiently(() => import("./toast-host"));

/** Shows an error at the bottom right (R8.2). */
export async function showErrorToast(
  message: string,
  options: Pick<ToastOptions, "id" | "isSaidElsewhere"> = {},
): Promise<void> {
  await (await load()).raiseToast("error", message, options);
}

/** Shows a success at the bottom right (R8.2), with the one thing to do about it where there is one. */
export async function showSuccessToast(message: string, action?: ToastAction): Promise<void> {
  await (await load()).raiseToast("success", message, { action });
}

/** Shows a piece of news at the bottom right that is neither a success nor an error. */
export async function showInfoToast(message: string): Promise<void> {
  await (await load()).raiseToast("info", message);
}

/** Takes away what was said under an id. */
export async function dismissToast(id: string): Promise<void> {
  (await load()).takeToast(id);
}

/**
 * Fetches the toaster when the browser has nothing better to do: a press that fails later may find no network, and its
 * region has to be there before anything is said in it.
 */
export async function loadToasterWhenIdle(): Promise<void> {
  await new Promise<unknown>((begin) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(begin);
    else setTimeout(begin, 2_000);
  });
  await load().then(
    (host) => host.mountToaster(),
    () => undefined,
  );
}
