export const SAVED_ADDRESSES_ID = "saved-addresses";
export const SAVED_ADDRESSES_HEADING_ID = "saved-addresses-heading";
/** As `walletActionPath` names it. */
export const DEPOSIT_ID = "deposit";
