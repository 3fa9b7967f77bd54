"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { refusedText } from "@/app/_shell/forms/refusal/refused-text";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { Link } from "@/app/_ui/navigation/link";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { ErrorState } from "@/app/_ui/state/error-state";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { colon } from "@/app/_ui/text/own-marks";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { BffError } from "@/lib/bff/client/client";
import { stateAfter } from "@/lib/bff/client/state-after";
import type { Notification } from "@/lib/contract/notification";
import {
  fetchNotificationPage,
  fetchNotifications,
  isLastPage,
  markNotificationsRead,
} from "@/lib/domain/notification/client";
import { type NotificationView, notificationView } from "@/lib/domain/notification/view";
import type { NotificationFeed } from "./use-notifications";

interface NotificationRowProps {
  item: NotificationView;
  locale: string;
  /** After its link was followed. */
  onFollow: () => void;
}

const COVER = "font-medium after:absolute after:inset-0 after:rounded-inset";

/** One notification; a press anywhere on it follows its link. */
function NotificationRow({ item, locale, onFollow }: NotificationRowProps) {
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
          {!isRead && <span className="sr-only">{`${t("isNew")}${colon(locale)}`}</span>}
          {href && isExternal && (
            <ExternalLink href={href} className={COVER}>
              <bdi>{title}</bdi>
            </ExternalLink>
          )}
          {href && !isExternal && (
            <Link href={href as Route} onClick={onFollow} className={COVER}>
              <bdi>{title}</bdi>
            </Link>
          )}
          {!href && <bdi className="font-medium">{title}</bdi>}
        </p>
        {body && (
          <p className="mt-0.5 text-sm break-words whitespace-pre-line text-muted">
            <bdi>{body}</bdi>
          </p>
        )}
        <p className="relative z-1 mt-1 w-fit text-xs text-faint">
          <RelativeTime at={at} locale={locale} text="" />
        </p>
      </div>
    </li>
  );
}

const NONE: readonly Notification[] = [];

/** The latest notifications and those before them, which are asked for page by page. */
function useOlder(latest: readonly Notification[]) {
  const [older, setOlder] = useState({ items: NONE, page: 1, isEnd: false });
  const known = new Set(latest.map(({ id }) => id));
  const items = [...latest, ...older.items.filter(({ id }) => !known.has(id))];
  return {
    items,
    hasMore: !older.isEnd && !isLastPage(latest),
    async showMore() {
      const page = older.page + 1;
      const next = await fetchNotificationPage(page);
      const shown = new Set(items.map(({ id }) => id));
      // With the latest of now: a newer one may take their places on the first page.
      const all = [...items, ...next.items.filter(({ id }) => !shown.has(id))];
      // A service that gives every page at once has no other one.
      const isEnd = next.isLast || all.length === items.length;
      setOlder({ items: all, page, isEnd });
      return isEnd;
    },
    /** All of them without ids. */
    markRead(ids?: readonly string[]) {
      const isMarked = ({ id }: Notification) => ids?.includes(id) ?? true;
      setOlder(({ items: before, ...rest }) => ({
        ...rest,
        items: before.map((one) => (isMarked(one) ? { ...one, isRead: true } : one)),
      }));
    },
  };
}

const ROWS = ["first", "second", "third"];

interface NotificationPanelProps {
  feed: NotificationFeed;
  locale: string;
}

function Notifications({ feed, locale }: NotificationPanelProps) {
  const t = useTranslations("notifications");
  const common = useTranslations("common");
  const { notifications, problem, refresh } = feed;
  const close = useModalClose();
  const { isPending: isMarking, run } = useSingleFlight();
  const [failure, setFailure] = useState("");
  const older = useOlder(notifications?.items ?? NONE);
  const { isPending: isLoading, run: load } = useSingleFlight();
  const [isCut, setCut] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  async function showMore() {
    setCut(false);
    // The button that has the focus goes with the last page.
    if (await older.showMore()) list.current?.focus({ preventScroll: true });
  }

  async function mark(ids?: readonly string[]) {
    setFailure("");
    const marked = markNotificationsRead(ids).catch((error) =>
      stateAfter(
        error,
        () => fetchNotifications(new AbortController().signal),
        ({ items, unread }) =>
          ids ? !items.some(({ id, isRead }) => !isRead && ids.includes(id)) : unread === 0,
      ),
    );
    await marked.finally(refresh);
    older.markRead(ids);
  }

  const start = (ids?: readonly string[]) =>
    run(
      () => mark(ids),
      (error) =>
        setFailure(
          error instanceof BffError ? refusedText(error, t("markFailed")) : t("markFailed"),
        ),
    );

  if (!notifications && problem === "missing")
    return <EmptyState art="notifications" title={t("missingTitle")} text={t("missingText")} />;
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
  const items = older.items.map((item) => notificationView(item, window.location.origin));
  if (items.length === 0)
    return <EmptyState art="notifications" title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-4">
        {failure && notifications.unread > 0 && (
          <p role="alert" className="text-sm text-down">
            <bdi>{failure}</bdi>
          </p>
        )}
        {notifications.unread > 0 && (
          <Button
            tone="quiet"
            size="small"
            className="-me-3.5"
            isPending={isMarking}
            disabled={isLoading}
            onClick={() => start()}
          >
            {t("markAll")}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="outline-none">
        {items.map((item) => (
          <NotificationRow
            key={item.id}
            item={item}
            locale={locale}
            onFollow={() => {
              if (!item.isRead) void start([item.id]);
              close();
            }}
          />
        ))}
      </ul>
      {older.hasMore && (
        <div className="grid justify-items-center gap-3 pt-4">
          {isCut && (
            <p role="alert" className="text-sm text-down">
              {t("errorTitle")}
            </p>
          )}
          <Button
            isPending={isLoading}
            disabled={isMarking}
            onClick={() => load(showMore, () => setCut(true))}
          >
            {t("older")}
          </Button>
        </div>
      )}
    </>
  );
}

/** The notifications: what is new, what was said before, and a way to mark all as read. */
export default function NotificationPanel(props: NotificationPanelProps) {
  return (
    <LateTexts part="notifications">
      <Notifications {...props} />
    </LateTexts>
  );
}
