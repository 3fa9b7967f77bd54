export const SAVED_ADDRESSES_ID = "saved-addresses";
/** As `walletActionPath` names it. */
export const DEPOSIT_ID = "deposit";
