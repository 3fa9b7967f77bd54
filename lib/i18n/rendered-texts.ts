import { inProcess } from "../process/shared.ts";
import type { Messages } from "./messages.ts";

const rendered = inProcess("rendered texts", () => new Map<string, Messages>());

/**
 * Lays the texts that a page is rendered with where the pass that makes its markup finds them: what is handed there
 * by React's own way goes to the browser as well.
 *
 * @param locale as `getLocale` gives it
 */
export function keepRenderedTexts(locale: string, messages: Messages): void {
  rendered().set(locale, messages);
}

/** The texts that pages in a language were rendered with last. */
export function renderedTexts(locale: string): Messages | undefined {
  return rendered().get(locale);
}
