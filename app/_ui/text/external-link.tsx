import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

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
      className={`outward-link ${className}`}
    >
      <span className="min-w-0">{children}</span>
      <span aria-hidden className="outward" />
      <span className="sr-only">{t("newTab")}</span>
    </a>
  );
}
