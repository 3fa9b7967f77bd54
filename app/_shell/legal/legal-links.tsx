import { readLegal } from "@/lib/domain/social/server";
import { LegalList, type LegalListProps } from "./legal-list";

/** The operator's legal pages for readers of the page's language. */
export async function LegalLinks(props: Omit<LegalListProps, "links">) {
  return <LegalList links={await readLegal()} {...props} />;
}

/** The operator's legal pages at the end of the account menu. */
export function MenuLegalLinks() {
  return (
    <LegalLinks
      className="flex flex-wrap gap-x-4 border-t border-line px-3 py-2"
      linkStyle="min-h-8 pointer-coarse:min-h-11 text-sm text-muted hover:text-text"
    />
  );
}
