import type { Notification } from "../../contract/notification.ts";
import { safeReturnUrl } from "../../routes.ts";

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

function secureAddress(link: string): string | null {
  const url = URL.parse(link);
  return url?.protocol === "https:" && !url.username && !url.password ? url.href : null;
}

/**
 * The few fields of a notification that are shown. Its link is the upstream's text and becomes one only
 * as a member page of ours or an https address.
 *
 * @param origin the application's own origin
 */
export function notificationView(
  { id, title, body, at, isRead, link }: Notification,
  origin: string,
): NotificationView {
  const own = safeReturnUrl(link, origin);
  const foreign = own === null && link ? secureAddress(link) : null;
  return {
    id,
    title,
    body: body || null,
    at,
    isRead: isRead === true,
    href: own ?? foreign,
    isExternal: foreign !== null,
  };
}
