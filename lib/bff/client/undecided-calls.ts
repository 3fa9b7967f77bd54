/**
 * What an answer says of a call with an idempotency key. `done` and `refused` decide it for good.
 * `deferred` was turned away before it was carried out, which says nothing of an earlier sending. After
 * `lost` nobody here knows.
 */
export type CallOutcome = "done" | "refused" | "deferred" | "lost";

/** Refusals that end a call for good. */
const REFUSING_STATUSES: ReadonlySet<number> = new Set([403, 404, 409, 422]);

/** What is said before any handler is asked, of the browser and not of the call. */
const BEFORE_HANDLERS: ReadonlySet<string> = new Set(["CSRF", "OTHER_MEMBER"]);

/**
 * The one rule for what an answer decides. No answer (0), a failure on the way (5xx) and a duplicate of a
 * sending that is still under way leave open what became of the call.
 */
export function outcomeOf(status: number, code?: string): CallOutcome {
  if (status >= 200 && status < 300) return "done";
  if (status === 0 || status === 408 || status >= 500 || code === "IDEMPOTENCY_REUSED") {
    return "lost";
  }
  const isRefusal = REFUSING_STATUSES.has(status) && !BEFORE_HANDLERS.has(code ?? "");
  return isRefusal ? "refused" : "deferred";
}

/** The code of a refusal that is made here: a state that was read after a lost answer says that nothing was carried out. */
export const NOT_DONE = "NOT_DONE";

const keys = new Map<string, string>();

/** A call as its method, its path below `/api/` and its body name it. */
export function callName(method: string, path: string, body: string | undefined): string {
  return `${method} ${path} ${body ?? ""}`;
}

/** The idempotency key of a call that is no order: the same until it is decided how the call has ended. */
export function keyOfCall(name: string): string {
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  return key;
}

/** Drops the key of a call that an answer has decided, so that the next one of that name is a new one. */
export function settleKey(name: string, outcome: CallOutcome): void {
  if (outcome === "done" || outcome === "refused") keys.delete(name);
}
