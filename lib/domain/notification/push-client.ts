import { callBff } from "../../bff/client/client.ts";
import { saveSurely } from "../../bff/client/save-surely.ts";
import type { PushDevice, pushEndpoints } from "../../contract/alerts/push.ts";
import { MAX_PUSH_DEVICES } from "../../contract/rules/max-push-devices.ts";

export interface PushDevices {
  /** This browser among the devices that are told: what the browser has kept counts only while the service knows it. */
  readonly own: PushDevice | null;
  /** As many others are told as may be. */
  readonly isFull: boolean;
}

/**
 * Why this browser gets no pushes. `home-screen`: an iPhone or iPad shows them only for what is on its Home Screen.
 */
type PushObstacle = "unsupported" | "home-screen" | "denied";

/** What stands in the way of pushes here; null when the member can be asked, or has agreed. */
export function pushObstacle(): PushObstacle | null {
  if ("PushManager" in window && "Notification" in window && navigator.serviceWorker) {
    return Notification.permission === "denied" ? "denied" : null;
  }
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
  const isSafari = "ontouchend" in document && /Apple/.test(navigator.vendor);
  return isApple && isSafari ? "home-screen" : "unsupported";
}

async function hashOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return base64url(bytes);
}

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** What is sent to one of another key, as after a change of the service's, never arrives. */
function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  return !key || base64url(key) === publicKey;
}

/**
 * @param publicKey the service's, as base64url
 * @throws BffError
 */
export async function readPushDevices(
  publicKey: string,
  signal: AbortSignal,
): Promise<PushDevices> {
  const { items } = await callBff<typeof pushEndpoints.pushSubscriptions>({
    method: "GET",
    path: "account/push/subscriptions",
    signal,
  });
  const own = await ownSubscription();
  const hash = own && isOfKey(own, publicKey) && (await hashOf(own.endpoint));
  const device = items.find(({ endpointHash }) => endpointHash === hash) ?? null;
  return { own: device, isFull: device === null && items.length >= MAX_PUSH_DEVICES };
}

/**
 * Asks the member, and has the service tell this browser from now on. Begins with a press: browsers ask at no other time.
 *
 * @param publicKey the service's, as base64url
 * @returns null when the member did not agree
 * @throws BffError, DOMException of a browser that cannot
 */
export async function turnPushOn(publicKey: string, timeZone: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of another key, as after a change of the service's, would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const own = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const [p256dh, auth] = [own.getKey("p256dh"), own.getKey("auth")];
  if (!p256dh || !auth) throw new DOMException("The browser gave no keys", "NotSupportedError");
  const body = {
    endpoint: own.endpoint,
    keys: { p256dh: base64url(p256dh), auth: base64url(auth) },
    locale: document.documentElement.lang,
    timeZone,
  };
  return saveSurely(() =>
    callBff<typeof pushEndpoints.addPushSubscription>({
      method: "POST",
      path: "account/push/subscriptions",
      body,
    }),
  );
}

/**
 * Tells this browser nothing more.
 * @throws BffError
 */
export async function turnPushOff(id: string): Promise<void> {
  await saveSurely(() =>
    callBff<typeof pushEndpoints.removePushSubscription>({
      method: "DELETE",
      path: "account/push/subscriptions/{id}",
      params: { id },
    }),
  );
  await (await ownSubscription())?.unsubscribe();
}

/**
 * Has one notice sent to a device.
 * @throws BffError RATE_LIMITED within a minute of the last one
 */
export async function sendTestPush(id: string): Promise<void> {
  await callBff<typeof pushEndpoints.testPush>({
    method: "POST",
    path: "account/push/subscriptions/{id}/test",
    params: { id },
  });
}
