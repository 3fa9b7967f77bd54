/** A code of the second factor as it is sent: six digits of an authenticator, or a recovery code. */
export const CODE_PATTERN = /^(\d{6}|[a-z0-9]{4,6}-[a-z0-9]{4,6})$/i;
