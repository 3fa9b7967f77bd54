"use client";

import { Bell } from "lucide";
import { useLocale, useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { withTexts } from "@/app/_shell/texts/load-texts";
import { Icon } from "@/app/_ui/data/icon";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModal } from "@/app/_ui/overlay/use-modal";
import { loadPatiently } from "@/lib/live/network";
import { useNotifications } from "./use-notifications";

const loadPanel = withTexts("notifications", () => import("./notification-panel"));

const NotificationPanel = lazy(() => loadPatiently(loadPanel));
const MOST_SHOWN = 99;

/** The bell of the member header with the number of unread notifications; it opens their panel. */
export function NotificationBell() {
  const locale = useLocale();
  const t = useTranslations("notifications");
  const feed = useNotifications();
  const { isOpen, close, opener } = useModal();
  const unread = feed.notifications?.unread ?? 0;
  const count = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  return (
    <>
      <button
        type="button"
        className="relative grid size-11 place-items-center rounded-full text-muted transition-colors hover:text-text"
        {...opener}
      >
        <Icon node={Bell} />
        <span className="sr-only">
          {t("open")}
          {unread > 0 && `, ${t("unread", { count })}`}
        </span>
        {unread > 0 && (
          <span aria-hidden className="figures bell-count">
            {count}
          </span>
        )}
      </button>
      {isOpen && (
        <Modal title={t("title")} onClose={close} placement="end">
          <Suspense>
            <NotificationPanel feed={feed} locale={locale} />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
