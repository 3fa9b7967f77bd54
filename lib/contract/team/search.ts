/** A search in the own tree names no more members than these. Free of zod, so that any page may have it. */
export const MOST_FOUND = 10;
