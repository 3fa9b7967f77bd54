/** Ids of headings on the staking page that links and the focus go to. */
export const POSITIONS_ID = "positions";
export const REWARDS_ID = "rewards";
