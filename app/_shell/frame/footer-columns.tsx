import { useTranslations } from "next-intl";
import { LegalList, type LegalListProps } from "@/app/_shell/legal/legal-list";
import { FOOTER_ANCHORS, homeAnchorPath } from "@/app/_shell/menu/home-anchors";
import { SignInLinks } from "@/app/_shell/menu/sign-in-links";
import { RenderedTexts } from "@/app/_shell/texts/rendered-texts";
import { ExternalLink } from "@/app/_ui/text/external-link";
import type { Links } from "@/lib/domain/social/links";
import { RESERVES_PATH } from "@/lib/paths";

const DOCS = ["overview", "network", "tokenomics", "roadmap", "faqs"] as const;
const SOCIAL = ["x", "discord"] as const;

export interface FooterColumnsProps {
  isMember: boolean;
  /** There is a proof of reserves. */
  hasReserves: boolean;
  links: Links;
  legal: LegalListProps["links"];
}

/** Sections and the way in, and the links that are configured: each column only when it has one. */
export function FooterColumns({ isMember, hasReserves, links, legal }: FooterColumnsProps) {
  const t = useTranslations();
  const hasLegal = Object.values(legal).some(Boolean);
  const docs = DOCS.flatMap((name) => links.docs[name] ?? []).length > 0;
  const contact = links.supportEmail ?? links.x ?? links.discord;
  const domainAt = (links.supportEmail ?? "").lastIndexOf("@") + 1;
  return (
    <>
      <nav aria-labelledby="footer-site">
        <h2 id="footer-site" className="footer-heading">
          {t("footer.site")}
        </h2>
        <div className="grid justify-items-start">
          {FOOTER_ANCHORS.map((anchor) => (
            <a key={anchor} href={homeAnchorPath(anchor)} className="footer-link">
              {t(`publicHeader.${anchor}`)}
            </a>
          ))}
          {hasReserves && (
            <a href={RESERVES_PATH} className="footer-link">
              {t("titles.reserves")}
            </a>
          )}
          <SignInLinks isMember={isMember} main="footer-link" other="footer-link" />
        </div>
      </nav>
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
                <a href={`mailto:${links.supportEmail}`} className="footer-link max-w-full">
                  <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                    {links.supportEmail.slice(0, domainAt)}
                    <span className="inline-block max-w-full">
                      {links.supportEmail.slice(domainAt)}
                    </span>
                  </bdi>
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
