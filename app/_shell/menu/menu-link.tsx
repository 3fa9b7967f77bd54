import type { ReactNode } from "react";
import type { ShownEntry } from "./menu-entries";
import { NavLink } from "./nav-link";

interface MenuLinkProps {
  entry: ShownEntry;
  /** Loads a new document and is never active: for screens that stand in for another page. */
  isPlain?: boolean;
  className: string;
  children: ReactNode;
}

export function MenuLink({ entry, isPlain = false, className, children }: MenuLinkProps) {
  if (isPlain) {
    return (
      <a href={entry.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <NavLink href={entry.href} match={entry.match} className={className}>
      {children}
    </NavLink>
  );
}
