/** The operator's own name for a version of the terms, e.g. `2026-11`. */
export const TERMS_VERSION = /^[A-Za-z0-9._-]{1,32}$/;
