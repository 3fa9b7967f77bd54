/**
 * What an answer says of a call with an idempotency key. `done` and `refused` decide it for good.
 * `deferred` was turned away before it was carried out, which says nothing of an earlier sending. After
 * `lost` nobody here knows.
 */
export type CallOutcome = "done" | "refused" | "deferred" | "lost";

/** Refusals that end a call for good. */
const REFUSING_STATUSES: readonly number[] = [403, 404, 409, 422];

/** What is said of the browser, or of what the call needs on its way, before the call itself is looked at. */
const ON_THE_WAY: readonly string[] = [
  "CSRF",
  "OTHER_MEMBER",
  "UPSTREAM_UNREACHED",
  "NOT_SENT",
  "UPLOAD_UNAVAILABLE",
  "FILES_FULL",
  "WALLET_UNCHECKED",
];

/**
 * The one rule for what an answer decides. No answer (0), a failure (5xx) of what was reached and a duplicate
 * of a sending that is still under way leave open what became of the call.
 */
export function outcomeOf(status: number, code?: string): CallOutcome {
  if (status >= 200 && status < 300) return "done";
  if (code !== undefined && ON_THE_WAY.includes(code)) return "deferred";
  if (status === 0 || status === 408 || status >= 500 || code === "IDEMPOTENCY_REUSED") {
    return "lost";
  }
  return REFUSING_STATUSES.includes(status) ? "refused" : "deferred";
}

/** The code of a refusal that is made here: a state that was read after a lost answer says that nothing was carried out. */
export const NOT_DONE = "NOT_DONE";

const PROXIED = "/api/bff/";
/** What is asked for by a POST and leaves nothing behind: a quote, a ceremony and its proof, a look at a link. */
const ONLY_ASKS = /\/(?:quote|options|step-up|check)$/;

/** True for a call that changes something at the upstream; who logs in has nothing to look at again. */
export function changesUpstream(method: string, pathname: string): boolean {
  return method !== "GET" && pathname.startsWith(PROXIED) && !ONLY_ASKS.test(pathname);
}

/** More are never open in earnest. */
const MAX_KEYS = 100;
const keys = new Map<string, string>();

/** What stands for a call here: a hash, since a body may hold passwords and what is kept outlives its form. */
export async function callName(method: string, path: string, body?: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${method} ${path} ${body}`);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).join();
}

/**
 * The idempotency key of a call that is no order, by its method, its path below `/api/` and its body: the same
 * until it is decided how the call has ended.
 */
export async function keyOfCall(method: string, path: string, body?: string): Promise<string> {
  const name = await callName(method, path, body);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  for (const oldest of keys.keys()) if (keys.size > MAX_KEYS) keys.delete(oldest);
  return key;
}

/** Drops the key of a call that an answer has decided, so that the next one like it is a new one. */
export function settleKey(key: string, outcome: CallOutcome): void {
  if (outcome !== "done" && outcome !== "refused") return;
  for (const [name, kept] of keys) if (kept === key) keys.delete(name);
}
