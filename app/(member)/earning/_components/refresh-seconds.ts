/** How often the earning pages ask anew (R10.2). */
export const REFRESH_SECONDS = 60;
