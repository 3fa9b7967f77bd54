import type { Database } from "../database/database.ts";
import { readSetting } from "../database/settings.ts";

const HOSTS = ["fcm.googleapis.com", "updates.push.services.mozilla.com"];
const PARENTS = [".push.apple.com", ".notify.windows.com"];

/** Below this path the sandbox itself stands in for a push service, while a test wants it. */
export const STAND_IN_PATH = "/__sandbox/push/";

function isStandIn(database: Database, { href }: URL): boolean {
  const origin = readSetting(database, "pushStandIn");
  return Boolean(origin) && href.startsWith(`${origin}${STAND_IN_PATH}`);
}

/**
 * Whether a message may go to an address that a browser named: a push service by https on its usual port, so that nobody
 * has us speak to a host of their own, or of ours.
 */
export function isPushService(database: Database, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (isStandIn(database, url)) return true;
  const { protocol, port, hostname } = url;
  if (protocol !== "https:" || port !== "") return false;
  return HOSTS.includes(hostname) || PARENTS.some((parent) => hostname.endsWith(parent));
}
