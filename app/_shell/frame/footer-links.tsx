import { getTranslations } from "next-intl/server";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { readLinks } from "@/lib/domain/social/server";

const DOCS = ["overview", "network", "tokenomics", "roadmap", "faqs"] as const;
const SOCIAL = ["x", "discord"] as const;

/** The links that are configured; each column only when it has one. */
export async function FooterLinks({ linkStyle }: { linkStyle: string }) {
  const [t, links] = await Promise.all([getTranslations(), readLinks()]);
  const docs = DOCS.flatMap((name) => links.docs[name] ?? []).length > 0;
  const contact = links.supportEmail ?? links.x ?? links.discord;
  return (
    <>
      {docs && (
        <nav aria-labelledby="footer-docs">
          <h2 id="footer-docs" className="mb-2 font-sans text-sm font-semibold text-text">
            {t("footer.docs")}
          </h2>
          <ul>
            {DOCS.map((name) => {
              const href = links.docs[name];
              if (!href) return null;
              return (
                <li key={name}>
                  <ExternalLink href={href} className={linkStyle}>
                    {t(`footer.${name}`)}
                  </ExternalLink>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      {contact && (
        <nav aria-labelledby="footer-contact" className="col-span-2 sm:col-span-1">
          <h2 id="footer-contact" className="mb-2 font-sans text-sm font-semibold text-text">
            {t("footer.contact")}
          </h2>
          <ul>
            {links.supportEmail && (
              <li>
                <a href={`mailto:${links.supportEmail}`} className={`${linkStyle} break-all`}>
                  <bdi dir="ltr">{links.supportEmail}</bdi>
                </a>
              </li>
            )}
            {SOCIAL.map((name) => {
              const href = links[name];
              if (!href) return null;
              return (
                <li key={name}>
                  <ExternalLink href={href} className={linkStyle}>
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
