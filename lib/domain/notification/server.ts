import "server-only";
import {
  type NotificationPreferences,
  notificationPreferencesEndpoints,
} from "../../contract/alerts/notification-preferences.ts";
import { type WeeklyMail, weeklyMailEndpoints } from "../../contract/alerts/weekly-mail.ts";
import { readIfOffered } from "../../session/server.ts";

/**
 * By what the member is told, or null where the service lets nobody choose.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readNotificationPreferences(): Promise<NotificationPreferences | null> {
  return readIfOffered(notificationPreferencesEndpoints.notificationPreferences, {});
}

/**
 * Whether the member gets a mail each week, or null without the service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readWeeklyMail(): Promise<WeeklyMail | null> {
  return readIfOffered(weeklyMailEndpoints.weeklyMail, {});
}
