/** The longest period of a statement in days. */
export const MAX_STATEMENT_DAYS = 366;
