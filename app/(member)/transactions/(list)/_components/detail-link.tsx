"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { type ReactNode, useTransition } from "react";
import { Link } from "@/app/_ui/navigation/link";
import { preloadModal } from "@/app/_ui/overlay/modal";
import { markOpened } from "./list-before";

interface DetailLinkProps {
  /** The page of the transaction. */
  href: Route;
  /** The same over the list. */
  openHref: Route;
  children: ReactNode;
}

function preload(): void {
  // A failure shows when the drawer is opened.
  preloadModal().catch(() => {});
}

/** Leads to a transaction's page; a plain press opens it over the list, without leaving it. */
export function DetailLink({ href, openHref, children }: DetailLinkProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Link
      href={href}
      data-opens-over=""
      aria-busy={isPending || undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onNavigate={(event) => {
        event.preventDefault();
        markOpened();
        startTransition(() => router.push(openHref, { scroll: false }));
      }}
      className="row-cover aria-busy:text-muted"
    >
      {children}
    </Link>
  );
}
