/** The list of every cost; the notes above the products lead to it. */
export const COSTS_ID = "costs";
