import { callBff } from "../../bff/client/client.ts";
import type { WeeklyMail, weeklyMailEndpoints } from "../../contract/alerts/weekly-mail.ts";

/**
 * Turns the mail of each week on or off.
 * @throws BffError
 */
export function saveWeeklyMail(isOn: boolean): Promise<WeeklyMail> {
  return callBff<typeof weeklyMailEndpoints.saveWeeklyMail>({
    method: "PUT",
    path: "account/weekly-mail",
    body: { isOn },
  });
}
