import { WalletError } from "./errors.ts";

/** How long a wallet may stay silent (R8.5): some never answer, some agree and then do nothing. */
export const ANSWER_LIMIT_MS = 20_000;

/** How long a member may take where the wallet shows a dialog of its own: the life of a pairing and of a nonce. */
export const DIALOG_LIMIT_MS = 300_000;

interface Limits {
  readonly limitMs: number;
  readonly signal?: AbortSignal;
}

/**
 * Runs a request to a wallet that may never answer. Rejects with `timeout` after `limitMs`, and with `rejected`
 * when the member gives up through `signal`; what the wallet says later is dropped. `extend` starts the
 * clock again, with another limit, when the wallet has shown that it is there.
 */
export function withTimeLimit<T>(
  run: (extend: (limitMs: number) => void) => Promise<T>,
  { limitMs, signal }: Limits,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = () => settle(() => reject(new WalletError("rejected", signal?.reason)));
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", giveUp);
      finish();
    };
    const start = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(() => reject(new WalletError("timeout"))), ms);
    };
    start(limitMs);
    if (signal?.aborted) return giveUp();
    signal?.addEventListener("abort", giveUp, { once: true });
    run(start).then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
  });
}
