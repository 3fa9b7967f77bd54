/**
 * The fees that the home page names, in percent, as the contract's rules set them (sections 6, 8 and 10).
 * Every screen shows the upstream's own figure before a confirmation; this is the overview.
 */
export const FEES = {
  /** Of the base output of a machine. */
  mining: "20",
  conversion: "0.5",
  /** Of a round's pot. */
  prediction: "3",
} as const;
