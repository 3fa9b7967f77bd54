/** A username (R11.5). Free of zod, so that any page may have it. */
export const USERNAME_PATTERN = /^[a-z0-9_]{4,20}$/;
export const USERNAME_LENGTH = { min: 4, max: 20 } as const;
