import type { ReactNode } from "react";
import type { MENU_ITEMS } from "./menu-items";
import { NavLink } from "./nav-link";

interface MenuLinkProps {
  item: (typeof MENU_ITEMS)[number];
  /** Loads a new document and is never active: for screens that stand in for another page. */
  isPlain: boolean;
  className: string;
  children: ReactNode;
}

/** One entry of the side menu or of the bottom bar. */
export function MenuLink({ item, isPlain, className, children }: MenuLinkProps) {
  if (isPlain) {
    return (
      <a href={item.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <NavLink href={item.href} match={item.match} className={className}>
      {children}
    </NavLink>
  );
}
