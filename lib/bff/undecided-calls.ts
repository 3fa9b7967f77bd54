/** Refusals that end a call for good; the others leave open how it ends. */
const DECIDING_STATUSES: ReadonlySet<number> = new Set([403, 404, 409, 422]);
/** Refusals of such a status that say nothing about it: the first sending is still being carried out. */
const UNDECIDING_CODES: ReadonlySet<string> = new Set(["CSRF", "IDEMPOTENCY_REUSED"]);

const keys = new Map<string, string>();

/** A call as its method, its path below `/api/` and its body name it. */
export function callName(method: string, path: string, body: string | undefined): string {
  return `${method} ${path} ${body ?? ""}`;
}

/** The idempotency key of a call: the same until it is decided how the call has ended. */
export function keyOfCall(name: string): string {
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
}

/** Drops the key of a call, so that the next one of that name is a new one. */
export function dropKey(name: string): void {
  keys.delete(name);
}

/**
 * Whether an answer decides how a call has ended: done, or refused for a reason that the call itself has.
 * A full queue, a lost session, a failure and a second sending that overtook the first decide nothing:
 * an earlier sending of the same call may have been carried out.
 */
export function isDecided(status: number, code: string | undefined): boolean {
  if (status >= 200 && status < 300) return true;
  return DECIDING_STATUSES.has(status) && !(code && UNDECIDING_CODES.has(code));
}
