import "server-only";

/** A small part of what V8 lets gather; one collection of this much takes a few milliseconds. */
const EVERY_BYTES = 8 * 1024 * 1024;

let passed = 0;

/**
 * Counts bytes of buffers that nobody holds any more, and has them freed now and then: V8 by itself waits
 * for 64 MB of them. Does nothing where `gc` is not exposed (`lib/cli/start.ts` does that).
 */
export function noteDropped(bytes: number): void {
  passed += bytes;
  if (passed < EVERY_BYTES) return;
  passed = 0;
  globalThis.gc?.({ type: "minor" });
}
