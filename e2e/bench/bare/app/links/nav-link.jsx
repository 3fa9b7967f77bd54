"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";

/** A link that knows whether it leads to where one is. */
export function NavLink({ href, children }) {
  const isActive = usePathname() === href;
  return (
    <Link href={href} aria-current={isActive ? "page" : undefined}>
      {children}
    </Link>
  );
}
