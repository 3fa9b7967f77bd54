"use client";

import { X } from "lucide";
import { type ReactNode, useSyncExternalStore } from "react";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";

const KEY = "dismissedAnnouncements";
const CHANGED = "merlin:announcement-dismissed";
const MOST = 50;

/** The ids that were put aside, with spaces between; empty where the browser keeps nothing. */
function dismissedAnnouncements(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Puts one aside on this device; the oldest are forgotten beyond fifty. */
function dismissAnnouncement(id: string): void {
  const ids = [...dismissedAnnouncements().split(" ").filter(Boolean), id].slice(-MOST);
  try {
    localStorage.setItem(KEY, ids.join(" "));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Tells of changes, those of other tabs included. */
function onDismissal(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener("storage", changed);
  };
}

interface AnnouncementItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AnnouncementListProps {
  label: string;
  dismissText: string;
  /** The line that opens those beyond the first ones. */
  more: ReactNode;
  items: readonly AnnouncementItem[];
}

/** As many as the card shows at once. */
const SHOWN = 5;

/** Announcements that were not put aside on this device. */
export function AnnouncementList({ label, dismissText, more, items }: AnnouncementListProps) {
  const dismissed = useSyncExternalStore(onDismissal, dismissedAnnouncements, () => "");
  const ids = new Set(dismissed.split(" "));
  const rows = items
    .filter(({ id }) => !ids.has(id))
    .map(({ id, title, content }) => (
      <li key={id} className="flex items-start gap-2 py-2.5">
        <div className="min-w-0 flex-1">{content}</div>
        <button
          type="button"
          onClick={() => dismissAnnouncement(id)}
          className="-me-3 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
        >
          <Icon node={X} size={18} />
          <span className="sr-only">
            {dismissText}
            {title}
          </span>
        </button>
      </li>
    ));
  if (rows.length === 0) return null;
  return (
    <Card aria-label={label} className="h-full max-md:p-4">
      <CardHeading>{label}</CardHeading>
      <div className="-mb-2">
        <ul className="divide-y divide-line *:first:pt-0">{rows.slice(0, SHOWN)}</ul>
        {rows.length > SHOWN && (
          <details className="group border-t border-line">
            {more}
            <ul className="divide-y divide-line border-t border-line">{rows.slice(SHOWN)}</ul>
          </details>
        )}
      </div>
    </Card>
  );
}
