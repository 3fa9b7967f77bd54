import "server-only";
import { setImmediate } from "node:timers/promises";
import { cache } from "react";
import { within } from "@/lib/live/within";

/** What a page may take before its skeleton is sent: a shape that stands for less is a flicker. */
const PATIENCE_MS = 150;

/**
 * The React that comes with Next, on which the turns below were counted: each of its two renderers goes on in a
 * `setImmediate` of its own. Another version may take more, so `first-flush.test.ts` fails until somebody has
 * looked (`e2e/journeys/shell/first-picture.spec.ts`) and names the new one here.
 */
export const COUNTED_ON_REACT = "19.3.0-canary-278794d7-20261002";

/** Turns of the event loop in which what a page has read becomes markup, its parts included. */
const TURNS_TO_RENDER = 8;

/** Stands where what is drawn first ends: a member page's content, the top of a visitor's page. */
export const FIRST_VIEW_END_ID = "first-view-end";

const pageOfThisRender = cache(() => Promise.withResolvers<void>());

/** Says that the page of this render has read what it shows. */
export function announcePage(): void {
  pageOfThisRender().resolve();
}

/**
 * Whether the page of this render has read what it shows within 150 ms. A document whose first byte waits
 * for it comes whole when the upstream is quick, and with a skeleton when it is not.
 */
export const isPageSoonReady = cache(async (): Promise<boolean> => {
  const announced = pageOfThisRender().promise.then(() => true);
  if (!(await within(PATIENCE_MS, announced))) return false;
  for (let turn = 0; turn < TURNS_TO_RENDER; turn += 1) await setImmediate();
  return true;
});
