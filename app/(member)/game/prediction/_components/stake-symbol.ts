/** The token that is staked and paid out (contract, section 8). */
export const STAKE_SYMBOL = "MERLIN";
