import { toWalletError, type WalletErrorCode } from "./errors.ts";
import { createExternalStore } from "./external-store.ts";

/** The latest attempt to connect, for the texts beside the wallets' dialog, which keeps its errors to itself. */
export type Attempt =
  | { readonly status: "idle" }
  | {
      readonly status: "waiting";
      readonly walletName: string;
      /** The wallet's own dialog on this page takes the place of the one that it was chosen in. */
      readonly hasOwnDialog?: boolean;
    }
  | { readonly status: "failed"; readonly walletName: string; readonly code: WalletErrorCode };

const IDLE: Attempt = { status: "idle" };

export const attemptStore = createExternalStore<Attempt>(IDLE);

let running: AbortController | undefined;

/** A faster failure the wallets' dialog takes for none: it shows no way to try again. */
const SHORTEST_FAILURE_MS = 250;

/** Lets the dialog come to the step that it shows a failure in. */
async function letDialogFollow(startedAtMs: number): Promise<void> {
  const restMs = startedAtMs + SHORTEST_FAILURE_MS - performance.now();
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
}

/** Gives up the attempt that is waiting, if any; it fails as `rejected`. */
export function cancelAttempt(): void {
  running?.abort();
}

/** Forgets a failure that the member has read. */
export function dismissAttempt(): void {
  if (attemptStore.get().status === "failed") attemptStore.set(IDLE);
}

/** Runs one attempt; a later one takes the place of an earlier one, which is given up without a word. */
export async function runAttempt<T>(
  walletName: string,
  connect: (signal: AbortSignal) => Promise<T>,
  { hasOwnDialog = false } = {},
): Promise<T> {
  running?.abort();
  const own = new AbortController();
  running = own;
  const finish = (outcome: Attempt) => {
    if (running !== own) return;
    running = undefined;
    attemptStore.set(outcome);
  };
  const startedAtMs = performance.now();
  attemptStore.set({ status: "waiting", walletName, ...(hasOwnDialog && { hasOwnDialog }) });
  try {
    const result = await connect(own.signal);
    finish(IDLE);
    return result;
  } catch (error) {
    finish({ status: "failed", walletName, code: toWalletError(error).code });
    await letDialogFollow(startedAtMs);
    throw error;
  }
}
