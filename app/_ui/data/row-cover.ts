/** What opens a row covers all of it. */
export const ROW_COVER =
  "focus-visible:-outline-offset-2 after:absolute after:inset-0 hover:text-accent-text print:after:hidden";
