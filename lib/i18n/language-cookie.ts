/** Remembers the chosen language for the server; the value is a locale and nothing else. */
export const LANGUAGE_COOKIE = "language";
