"use client";

import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ExternalLink } from "@/app/_ui/external-link";
import { RelativeTime } from "@/app/_ui/relative-time";
import type { NotificationView } from "@/lib/notification/view";

interface NotificationRowProps {
  item: NotificationView;
  locale: string;
  /** After its link was followed. */
  onFollow: () => void;
}

const COVER = "font-medium after:absolute after:inset-0 after:rounded-inset";

/** One notification; a press anywhere on it follows its link. */
export function NotificationRow({ item, locale, onFollow }: NotificationRowProps) {
  const t = useTranslations("notifications");
  const { title, body, at, isRead, href, isExternal } = item;
  return (
    <li
      className={`relative flex gap-3 border-b border-line py-3.5 last:border-0 ${href ? "hover:bg-raised/50" : ""}`}
    >
      <span
        aria-hidden
        className={`mt-2 size-2 shrink-0 rounded-full ${isRead ? "bg-transparent" : "bg-accent"}`}
      />
      <div className="min-w-0 flex-1">
        <p className={`text-md break-words ${isRead ? "text-muted" : ""}`}>
          {!isRead && <span className="sr-only">{t("isNew")}: </span>}
          {href && isExternal && (
            <ExternalLink href={href} className={COVER}>
              <bdi>{title}</bdi>
            </ExternalLink>
          )}
          {href && !isExternal && (
            <Link href={href as Route} prefetch={false} onClick={onFollow} className={COVER}>
              <bdi>{title}</bdi>
            </Link>
          )}
          {!href && <bdi className="font-medium">{title}</bdi>}
        </p>
        {body && (
          <p className="mt-0.5 text-sm break-words text-muted">
            <bdi>{body}</bdi>
          </p>
        )}
        <p className="mt-1 text-xs text-faint">
          <RelativeTime at={at} locale={locale} text="" />
        </p>
      </div>
    </li>
  );
}
