/** How long a part that did not load is left alone, in milliseconds; the last one holds for all later tries. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000] as const;
const MOST_TRIES = 8;

/** Resolves when the device says that it has a network, at once when it has one. */
export function whenOnline(): Promise<void> {
  if (typeof window === "undefined" || navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/**
 * Loads a part of the program, such as an `import()`, for as long as it takes: a device without a network
 * waits for it, a chunk that failed otherwise is asked for again, at growing distances.
 *
 * @throws what the eighth try threw with a network
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      if (!navigator.onLine) tries = 0;
      else if (tries >= MOST_TRIES) throw error;
      await whenOnline();
      if (tries > 0) await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? 0);
    }
  }
}
