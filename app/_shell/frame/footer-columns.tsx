import { useTranslations } from "next-intl";
import { LegalList, type LegalListProps } from "@/app/_shell/legal/legal-list";
import { RenderedTexts } from "@/app/_shell/texts/rendered-texts";
import { ExternalLink } from "@/app/_ui/text/external-link";
import type { Links } from "@/lib/domain/social/links";

const DOCS = ["overview", "network", "tokenomics", "roadmap", "faqs"] as const;
const SOCIAL = ["x", "discord"] as const;

export interface FooterColumnsProps {
  links: Links;
  legal: LegalListProps["links"];
}

/** The links that are configured; each column only when it has one. */
export function FooterColumns({ links, legal }: FooterColumnsProps) {
  const t = useTranslations();
  const hasLegal = Object.values(legal).some(Boolean);
  const docs = DOCS.flatMap((name) => links.docs[name] ?? []).length > 0;
  const contact = links.supportEmail ?? links.x ?? links.discord;
  return (
    <>
      {docs && (
        <nav aria-labelledby="footer-docs">
          <h2 id="footer-docs" className="footer-heading">
            {t("footer.docs")}
          </h2>
          <ul>
            {DOCS.map((name) => {
              const href = links.docs[name];
              if (!href) return null;
              return (
                <li key={name}>
                  <ExternalLink href={href} className="footer-link">
                    {t(`footer.${name}`)}
                  </ExternalLink>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      {hasLegal && (
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className="footer-heading">
            {t("legal.heading")}
          </h2>
          <LegalList links={legal} linkStyle="footer-link" />
        </nav>
      )}
      {contact && (
        <nav aria-labelledby="footer-contact" className="col-span-2 sm:col-span-1">
          <h2 id="footer-contact" className="footer-heading">
            {t("footer.contact")}
          </h2>
          <ul>
            {links.supportEmail && (
              <li>
                <a href={`mailto:${links.supportEmail}`} className={"footer-link break-all"}>
                  <bdi dir="ltr">{links.supportEmail}</bdi>
                </a>
              </li>
            )}
            {SOCIAL.map((name) => {
              const href = links[name];
              if (!href) return null;
              return (
                <li key={name}>
                  <ExternalLink href={href} className="footer-link">
                    {t(`footer.${name}`)}
                  </ExternalLink>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </>
  );
}

/** The same with the texts of its page, where the document's markup is made. */
export function FooterMarkup({ locale, ...columns }: FooterColumnsProps & { locale: string }) {
  return (
    <RenderedTexts locale={locale}>
      <FooterColumns {...columns} />
    </RenderedTexts>
  );
}
