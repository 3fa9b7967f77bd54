/** How often the earning pages ask anew (screens, section 25). */
export const REFRESH_SECONDS = 60;
