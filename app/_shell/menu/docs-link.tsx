import { getTranslations } from "next-intl/server";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { readLinks } from "@/lib/domain/social/server";

/** The documentation, in a new tab; nothing where none is configured. */
export async function DocsLink({ className }: { className: string }) {
  const [t, links] = await Promise.all([getTranslations(), readLinks()]);
  if (!links.docsHome) return null;
  return (
    <ExternalLink href={links.docsHome} className={className}>
      {t("publicHeader.docs")}
    </ExternalLink>
  );
}
