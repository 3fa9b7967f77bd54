/* On phones across the screen; from 576 px on beside its button, where the browser can anchor. A
   popover's button is its anchor without being named. */
const SURFACE =
  "fixed inset-auto inset-x-4 m-0 w-[calc(100vw-2rem)] rounded-card border border-line-strong bg-surface text-text shadow-card sm:start-auto sm:end-4";
const ANCHORED =
  "sm:supports-[position-area:top]:inset-auto sm:supports-[position-area:top]:my-2 sm:supports-[position-area:top]:[position-try-fallbacks:flip-inline]";

/** A native popover under its button in the header, its ends in line at the end. */
export const POPOVER_BELOW = `${SURFACE} top-[4.25rem] ${ANCHORED} sm:supports-[position-area:top]:[position-area:block-end_span-inline-start]`;

/** A native popover over its button in the footer, its ends in line at the start. */
export const POPOVER_ABOVE = `${SURFACE} bottom-4 ${ANCHORED} sm:supports-[position-area:top]:[position-area:block-start_span-inline-end]`;
