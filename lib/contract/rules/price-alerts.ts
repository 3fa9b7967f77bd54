/** `change24h` is a move of so many percent within 24 hours, up or down. */
export const ALERT_KINDS = ["above", "below", "change24h"] as const;
export const ALERT_REPEATS = ["once", "daily"] as const;
/** The most alerts of one member. */
export const MAX_ALERTS = 20;
