import { z } from "zod";

/** After how many minutes without a key or a press a member is logged out; 0 for never. */
export const AUTO_LOGOUT_MINUTES = [0, 5, 15, 30, 60, 240] as const;
export const autoLogoutSchema = z.literal(AUTO_LOGOUT_MINUTES);
export type AutoLogoutMinutes = z.output<typeof autoLogoutSchema>;
