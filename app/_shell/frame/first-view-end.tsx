import { FIRST_VIEW_END_ID } from "./first-flush";

/**
 * Stands where the first view of a visitor's page ends. A browser that can (HTML, `rel=expect`) draws it whole, with its
 * largest text, and not its header alone at first.
 */
export function FirstViewEnd() {
  return (
    <>
      <link rel="expect" href={`#${FIRST_VIEW_END_ID}`} blocking="render" />
      <span id={FIRST_VIEW_END_ID} hidden />
    </>
  );
}
