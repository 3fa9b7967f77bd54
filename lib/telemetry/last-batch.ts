import { within } from "../live/within.ts";

const LAST_BATCH_MS = 800;
const SIGNALS = ["SIGTERM", "SIGINT"] as const;

function atMost(work: Promise<void>): Promise<void> {
  return within(LAST_BATCH_MS, work).catch(() => undefined);
}

/**
 * Sends the last batch when the process is asked to end: after the requests in flight, whose spans it
 * holds, and before the exit, which waits for it at most 0.8 s. Next answers the signal by finishing
 * requests and calling `process.exit`, and offers no place between the two, so the exit itself is held.
 */
export function sendLastBatch(shutDown: () => Promise<void>): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      // Nobody else listens to the signal, so its default is due.
      if (process.listenerCount(signal) === 0) {
        void atMost(shutDown()).then(() => process.kill(process.pid, signal));
        return;
      }
      holdExit(shutDown);
    });
  }
}

function holdExit(shutDown: () => Promise<void>): void {
  const exit = process.exit.bind(process);
  let isHeld = false;
  process.exit = ((code) => {
    if (isHeld) return;
    isHeld = true;
    void atMost(shutDown()).then(() => exit(code));
  }) as typeof process.exit;
}
