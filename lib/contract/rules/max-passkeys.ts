/** The most passkeys of one member. */
export const MAX_PASSKEYS = 10;
