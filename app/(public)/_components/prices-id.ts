export const PRICES_ID = "prices";
