import { ArrowUpRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/icon";

interface ExternalLinkProps {
  href: string;
  /** Read to those who cannot see the arrow: the link opens a new tab. */
  newTabText: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab. */
export function ExternalLink({ href, newTabText, className = "", children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`inline-flex items-center gap-1 ${className}`}
    >
      {children}
      <Icon node={ArrowUpRight} size={14} className="rtl:-scale-x-100" />
      <span className="sr-only">{newTabText}</span>
    </a>
  );
}
