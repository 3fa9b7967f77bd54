import { useTranslations } from "next-intl";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { LEGAL_PAGES, type LegalPage } from "@/lib/domain/social/legal";

export interface LegalListProps {
  links: Readonly<Record<LegalPage, string | null>>;
  /** All of them unless it says which. */
  pages?: readonly LegalPage[];
  linkStyle: string;
  className?: string;
  /** Stands in a sentence, such as a label, where no list may. */
  isInline?: boolean;
}

/** The operator's legal pages that are configured, in a new tab each; nothing where none is. */
export function LegalList({
  links,
  pages = LEGAL_PAGES,
  linkStyle,
  className,
  isInline = false,
}: LegalListProps) {
  const t = useTranslations("legal");
  const shown = pages.flatMap((page) => {
    const href = links[page];
    return href ? [{ page, href }] : [];
  });
  if (shown.length === 0) return null;
  const [List, Item] = isInline ? (["span", "span"] as const) : (["ul", "li"] as const);
  return (
    <List className={className}>
      {shown.map(({ page, href }) => (
        <Item key={page}>
          <ExternalLink href={href} className={linkStyle}>
            {t(page)}
          </ExternalLink>
        </Item>
      ))}
    </List>
  );
}
