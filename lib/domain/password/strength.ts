/** From nothing typed to hard to guess; the order is that of the meter's steps. */
export const PASSWORD_LEVELS = ["empty", "weak", "fair", "good", "strong"] as const;
export type PasswordLevel = (typeof PASSWORD_LEVELS)[number];

/** What makes a password easy to guess, or that it only wants more of it. */
export type PasswordHint = "own" | "common" | "keys" | "repeats" | "sequence" | "date" | "longer";
