import { ACCOUNT_FIELD_TEXTS } from "@/app/_shell/fields/account-field-texts";

/** What the form that creates a member below oneself says. */
export const CREATE_DOWNLINE_TEXTS = ["downline", ...ACCOUNT_FIELD_TEXTS] as const;
