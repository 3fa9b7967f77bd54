/** What is staked where the service names no token (contract, section 7). */
export const STAKED_SYMBOL = "MERLIN";
