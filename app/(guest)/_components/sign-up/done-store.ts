import { DONE_STORAGE_KEY } from "./done-storage-key";

/** A sign-up that waits for its confirmation: what its page needs after a reload. */
export interface DoneSignUp {
  readonly email: string | null;
  readonly resendId: string | null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The sign-up that this tab finished; without its facts when they cannot be read. */
export function readDone(): DoneSignUp {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(DONE_STORAGE_KEY) ?? "{}");
    const { email, resendId } = kept as Record<string, unknown>;
    return { email: textOrNull(email), resendId: textOrNull(resendId) };
  } catch {
    return { email: null, resendId: null };
  }
}

/** Keeps a finished sign-up until the tab closes, or forgets it. */
export function keepDone(done: DoneSignUp | null): void {
  try {
    if (done) window.sessionStorage.setItem(DONE_STORAGE_KEY, JSON.stringify(done));
    else window.sessionStorage.removeItem(DONE_STORAGE_KEY);
  } catch {
    // Without storage the page is right until it is reloaded.
  }
}
