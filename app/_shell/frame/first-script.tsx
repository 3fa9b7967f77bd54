"use client";

import { firstScript } from "./first-script-text";

interface FirstScriptProps {
  nonce: string | undefined;
  /** What stands at the end of the first view. */
  firstViewEndId: string;
}

/**
 * Our inline script, in the head: the others are loaded meanwhile. A form that is sent before its script lives waits for it
 * instead of leaving the page with what was typed: what no handler took is tried again every 100 ms, and the
 * button turns meanwhile. It stands in the document alone, not in the page's data or its scripts as well: the browser has run
 * it by then (`next.config.mjs`).
 */
export function FirstScript({ nonce, firstViewEndId }: FirstScriptProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, with no data of anybody.
      dangerouslySetInnerHTML={{ __html: firstScript(firstViewEndId) }}
    />
  );
}
