/** Fired on `window` when a chosen language could not be saved with the profile; `detail` is its locale. */
export const LANGUAGE_UNSAVED_EVENT = "merlin:language-unsaved";
