import "server-only";
import { setTimeout } from "node:timers/promises";
import { cache } from "react";

/** What a page may take before its skeleton is sent: a shape that stands for less is a flicker. */
const PATIENCE_MS = 150;

const pageOfThisRender = cache(() => Promise.withResolvers<void>());

/** Says that the page of this render has read what it shows. */
export function announcePage(): void {
  pageOfThisRender().resolve();
}

/**
 * Settles when the page of this render has read what it shows, or after 150 ms. A document whose first
 * byte waits for it comes whole when the upstream is quick, and with a skeleton when it is not.
 */
export async function pageOrPatience(): Promise<void> {
  const waiting = new AbortController();
  await Promise.race([
    pageOfThisRender().promise.finally(() => waiting.abort()),
    setTimeout(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
}
