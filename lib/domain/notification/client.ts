import { callBff } from "../../bff/client/client.ts";
import type {
  NotificationPreferences,
  notificationPreferencesEndpoints,
} from "../../contract/alerts/notification-preferences.ts";
import type { Notification, notificationEndpoints } from "../../contract/notification.ts";
import { changedPreferences } from "./changed-preferences.ts";

const SHOWN = "30";

export interface Notifications {
  readonly items: readonly Notification[];
  /** How many are unread in all, shown or not. */
  readonly unread: number;
}

/**
 * The latest notifications, newest first.
 * @throws BffError; NOT_FOUND where the service has none
 */
export async function fetchNotifications(signal: AbortSignal): Promise<Notifications> {
  const { items, unread } = await callBff<typeof notificationEndpoints.list>({
    method: "GET",
    path: "account/notifications",
    query: { page: "1", pageSize: SHOWN },
    signal,
  });
  return { items, unread: Math.max(0, unread) };
}

/**
 * One page of the notifications; the latest are the first.
 * @returns whether it is the last one, too
 * @throws BffError
 */
export async function fetchNotificationPage(page: number) {
  const { items } = await callBff<typeof notificationEndpoints.list>({
    method: "GET",
    path: "account/notifications",
    query: { page: String(page), pageSize: SHOWN },
  });
  return { items, isLast: isLastPage(items) };
}

/** Whether none can come after a page. */
export function isLastPage(items: readonly Notification[]): boolean {
  return items.length < Number(SHOWN);
}

/**
 * Marks the named notifications as read, or all of them without a list.
 * @returns how many stay unread
 * @throws BffError
 */
export async function markNotificationsRead(ids?: readonly string[]): Promise<number> {
  const { unread } = await callBff<typeof notificationEndpoints.markRead>({
    method: "POST",
    path: "account/notifications/read",
    body: ids ? { ids: [...ids] } : {},
  });
  return unread;
}

/**
 * Saves by what the member is told, and when devices are silent: what differs from `known` alone, since other
 * tabs and devices save as well.
 * @throws BffError
 */
export async function saveNotificationPreferences(
  wanted: NotificationPreferences,
  known: NotificationPreferences,
): Promise<void> {
  const now = await callBff<typeof notificationPreferencesEndpoints.notificationPreferences>({
    method: "GET",
    path: "account/notification-preferences",
  });
  const { kinds, quiet } = changedPreferences(now, known, wanted);
  await callBff<typeof notificationPreferencesEndpoints.saveNotificationPreferences>({
    method: "PUT",
    path: "account/notification-preferences",
    body: { kinds: kinds.map(({ fixed: _, ...kind }) => kind), quiet },
  });
}
