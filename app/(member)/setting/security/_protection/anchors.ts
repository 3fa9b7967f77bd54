/** Where the check-up leads to on this page. */
export const PASSKEYS_ID = "passkeys";
export const ADDRESS_LOCK_ID = "address-lock";
export const PHRASE_ID = "phrase";
