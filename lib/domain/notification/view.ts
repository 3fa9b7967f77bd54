import type { Notification } from "../../contract/notification.ts";
import { givenLink } from "../../given-link.ts";

export interface NotificationView {
  readonly id: string;
  readonly title: string;
  readonly body: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly isRead: boolean;
  /** A member page of ours, or a secure address elsewhere; null for none or anything else. */
  readonly href: string | null;
  readonly isExternal: boolean;
}

/**
 * The few fields of a notification that are shown.
 *
 * @param origin the application's own origin
 */
export function notificationView(
  { id, title, body, at, isRead, link }: Notification,
  origin: string,
): NotificationView {
  const given = givenLink(link, origin);
  return {
    id,
    title,
    body: body || null,
    at,
    isRead: isRead === true,
    href: given?.href ?? null,
    isExternal: given?.isExternal ?? false,
  };
}
