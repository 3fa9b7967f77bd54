import { callBff } from "../../bff/client/client.ts";
import type { Notification, notificationEndpoints } from "../../contract/notification.ts";

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
    query: { page: "1", pageSize: SHOWN } as never,
    signal,
  });
  return { items, unread: Math.max(0, unread) };
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
