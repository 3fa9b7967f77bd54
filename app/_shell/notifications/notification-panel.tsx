"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { ErrorState } from "@/app/_ui/error-state";
import { useModalClose } from "@/app/_ui/modal-close";
import { Skeleton } from "@/app/_ui/skeleton";
import { markNotificationsRead } from "@/lib/notification/client";
import { notificationView } from "@/lib/notification/view";
import { NotificationRow } from "./notification-row";
import type { NotificationFeed } from "./use-notifications";

const ROWS = ["first", "second", "third"];

interface NotificationPanelProps {
  feed: NotificationFeed;
  locale: string;
}

/** The latest notifications: what is new, what was said before, and a way to mark all as read. */
export default function NotificationPanel({ feed, locale }: NotificationPanelProps) {
  const t = useTranslations("notifications");
  const common = useTranslations("common");
  const { notifications, problem, refresh } = feed;
  const close = useModalClose();
  const [isMarking, setMarking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function mark(ids?: readonly string[]) {
    if (isMarking) return;
    setMarking(true);
    setFailed(false);
    try {
      await markNotificationsRead(ids);
      refresh();
    } catch {
      setFailed(true);
    }
    setMarking(false);
  }

  if (!notifications && problem === "missing")
    return <EmptyState title={t("missingTitle")} text={t("missingText")} />;
  if (!notifications && problem) {
    const retry = <Button onClick={refresh}>{common("retry")}</Button>;
    return <ErrorState title={t("errorTitle")} text={t("errorText")} action={retry} />;
  }
  if (!notifications) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  }
  const items = notifications.items.map((item) => notificationView(item, window.location.origin));
  if (items.length === 0) return <EmptyState title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4">
        {hasFailed && (
          <p role="alert" className="text-sm text-down">
            {t("markFailed")}
          </p>
        )}
        {notifications.unread > 0 && (
          <Button tone="quiet" size="small" isPending={isMarking} onClick={() => mark()}>
            {t("markAll")}
          </Button>
        )}
      </div>
      <ul>
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            locale={locale}
            onFollow={() => {
              if (!item.isRead) void mark([item.id]);
              close();
            }}
          />
        ))}
      </ul>
    </>
  );
}
