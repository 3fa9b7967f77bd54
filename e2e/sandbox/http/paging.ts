/** Rows of a page of a list for who names no number (R11.2). */
export const DEFAULT_PAGE_SIZE = 20;
