"use client";

import type { Route } from "next";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { Link } from "@/app/_ui/navigation/link";

export type NavMatch = "exact" | "contains";

interface NavLinkProps {
  href: Route;
  /** How the current path makes the link the active one (R2.6); without it, it never is. */
  match?: NavMatch;
  /** Its name, where what stands in it is none. */
  label?: string;
  /** Loads a new document and is never active: for screens that stand in for another page. */
  isPlain?: boolean;
  className: string;
  children: ReactNode;
}

/** A link that knows whether it leads to where one is. */
export function NavLink({
  href,
  match,
  label,
  isPlain = false,
  className,
  children,
}: NavLinkProps) {
  const pathname = usePathname();
  if (isPlain) {
    return (
      <a href={href} aria-label={label} className={className}>
        {children}
      </a>
    );
  }
  const isActive = match && (match === "exact" ? pathname === href : pathname.includes(href));
  return (
    <Link
      href={href}
      aria-label={label}
      aria-current={isActive ? "page" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
