import { logLine } from "../process/log.ts";

const MINUTE_MS = 60_000;

interface Delivery {
  /** 0 when it was delivered. */
  readonly code: number;
  readonly error?: Error;
}

/** An answer's text may hold anything, and so may an address: only names and codes are told. */
function describe(error: Error | undefined): string {
  const code = error && "code" in error ? error.code : undefined;
  const isTold = typeof code === "number" || typeof code === "string";
  return `${error?.name ?? "unknown"}${isTold ? ` ${code}` : ""}`;
}

/**
 * Tells what could not be delivered: the first failure at once, then one line a minute at most.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createUndeliveredLog(
  write: (facts: object) => void = (facts) => logLine(facts, "warn"),
  now: () => number = () => performance.now(),
) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let missed = 0;
  return (signal: "traces" | "metrics", { code, error }: Delivery): void => {
    if (code === 0) return;
    missed += 1;
    if (now() - toldAt < MINUTE_MS) return;
    toldAt = now();
    write({ event: "telemetry not delivered", signal, batches: missed, cause: describe(error) });
    missed = 0;
  };
}
