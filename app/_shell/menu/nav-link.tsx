"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

export type NavMatch = "exact" | "contains";

interface NavLinkProps {
  href: Route;
  /** How the current path makes the link the active one (R2.6). */
  match: NavMatch;
  className: string;
  children: ReactNode;
}

/** A link that knows whether it leads to where one is. */
export function NavLink({ href, match, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const isActive = match === "exact" ? pathname === href : pathname.includes(href);
  return (
    <Link href={href} aria-current={isActive ? "page" : undefined} className={className}>
      {children}
    </Link>
  );
}
