"use client";

// From the first load on: a page's skeleton asks when its link was pressed.
import "@/app/_ui/state/last-press";
import type { ReactNode } from "react";
import type { FrameMember } from "@/app/_shell/menu/account-menu";
import { HeaderLinks, type Menus } from "@/app/_shell/menu/menus";
import {
  LazyAccountMenu,
  LazyAmountsToggle,
  LazyNetworkChip,
  LazyNotificationBell,
  LazyRouteChange,
} from "./member-frame.lazy";
import { MemberShell } from "./member-shell";

interface MemberFrameProps {
  menus: Menus;
  member: Promise<FrameMember | null>;
  /** Where the documentation is, if anywhere. */
  docs: Promise<string | null>;
  /** The operator's legal pages, at the end of the account menu. */
  legal: ReactNode;
  /** The price in the header, and what opens the palette. */
  price: ReactNode;
  search: ReactNode;
  /** How far a new member is, until the first steps are done. */
  steps: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every member page. Its header: links, the price of MERLIN, amounts in sight or not, notifications,
 * the account menu (R2.8, R2.9).
 */
export function MemberFrame({
  menus,
  member,
  docs,
  legal,
  price,
  search,
  steps,
  children,
}: MemberFrameProps) {
  const header = (
    <>
      <HeaderLinks paths={menus.paths} />
      <div className="flex min-w-0 flex-1 items-center justify-end gap-1 *:not-first:shrink-0">
        <div className="@container/price me-1 flex min-w-0 flex-1 justify-end overflow-hidden @max-[17rem]:invisible sm:me-3">
          {price}
        </div>
        {steps}
        <LazyNetworkChip menuId="account-menu" />
        {search}
        <LazyAmountsToggle
          className="hidden size-11 place-items-center rounded-full text-muted transition-colors hover:text-text sm:grid"
          isIconOnly
        />
        <LazyNotificationBell />
        <div className="sm:ms-1.5">
          <LazyAccountMenu member={member} docs={docs} legal={legal} menus={menus} />
        </div>
      </div>
    </>
  );
  return (
    <>
      <MemberShell menus={menus} header={header}>
        {children}
      </MemberShell>
      <LazyRouteChange />
    </>
  );
}
