import { ArrowUpRight } from "lucide";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/app/_ui/data/icon";

interface ExternalLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab, which is read to those who cannot see the arrow. */
export function ExternalLink({ href, className = "", children }: ExternalLinkProps) {
  const t = useTranslations("common");
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`inline-flex items-center gap-1 ${className}`}
    >
      {children}
      <Icon node={ArrowUpRight} size={14} className="rtl:-scale-x-100" />
      <span className="sr-only">{t("newTab")}</span>
    </a>
  );
}
