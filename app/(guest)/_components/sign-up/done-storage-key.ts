/** Where this tab keeps a finished sign-up. */
export const DONE_STORAGE_KEY = "merlin.sign-up";

/** Has this tab finished a sign-up that waits for its confirmation? */
export function hasDone(): boolean {
  try {
    return window.sessionStorage.getItem(DONE_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
