/** Levels below a member that are shown at first, and loaded with each branch. */
export const FIRST_LEVELS = 3;

/** Asks for a whole tree: more levels than any has. */
export const ALL_LEVELS = 100_000;
