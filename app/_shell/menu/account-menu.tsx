"use client";

import { CircleUserRound } from "lucide";
import { useTranslations } from "next-intl";
import { type ReactNode, use } from "react";
import { Avatar } from "@/app/_ui/data/avatar";
import { Icon } from "@/app/_ui/data/icon";
import { lazyOpened } from "@/app/_ui/overlay/opened.lazy";
import { Skeleton } from "@/app/_ui/state/skeleton";
import type { Menus } from "./menus";
import { SheetHead } from "./sheet-head";
import { SheetPopover } from "./sheet-popover";

const ACCOUNT_MENU_ID = "account-menu";

/** What the frame knows of the member. */
export interface FrameMember {
  readonly fullName: string;
  readonly username: string;
  readonly avatarUrl: string | null;
}

const loadPanel = async () => (await import("./account-panel")).AccountPanel;

/** As high as the menu on wide screens, to which it is anchored. */
const LazyAccountPanel = lazyOpened(loadPanel, <Skeleton className="h-[30rem] w-full" />);

function preloadPanel(): void {
  // A failure shows when the menu is opened.
  loadPanel().catch(() => undefined);
}

interface AccountMenuProps {
  /** Null while the profile cannot be read. */
  member: Promise<FrameMember | null>;
  docs: Promise<string | null>;
  /** The operator's legal pages. */
  legal: ReactNode;
  menus: Menus;
}

/** The member's chip and what opens from it: a dropdown, and below 1200 px a sheet (R2.7, R2.9). */
export function AccountMenu({ member: memberRead, docs, legal, menus }: AccountMenuProps) {
  const t = useTranslations("account");
  const close = useTranslations("common")("close");
  const member = use(memberRead);
  const name = member?.fullName || member?.username;
  return (
    <SheetPopover
      id={ACCOUNT_MENU_ID}
      title={t("open")}
      preload={preloadPanel}
      className="fixed inset-auto end-7 top-[4.25rem] m-0 max-h-[calc(100dvh-5.5rem)] w-80 overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface p-2 text-text shadow-card"
      head={<SheetHead popoverId={ACCOUNT_MENU_ID} closeText={close} />}
      openerStyle="grid size-11 place-items-center rounded-full"
      opener={
        <>
          <span className="sr-only">{t("open")}</span>
          {name ? (
            <Avatar name={name} src={member?.avatarUrl} />
          ) : (
            <Icon node={CircleUserRound} size={28} className="text-muted" />
          )}
        </>
      }
    >
      <LazyAccountPanel
        member={member}
        docs={docs}
        paths={menus.paths}
        isPlain={menus.isPlain === true}
      />
      {legal}
    </SheetPopover>
  );
}
