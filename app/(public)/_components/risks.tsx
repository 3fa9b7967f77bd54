import { useTranslations } from "next-intl";
import { ExternalLink } from "@/app/_ui/text/external-link";
import type { Links } from "@/lib/domain/social/links";
import { HEADING, WRAP } from "./section";

const DOCUMENTS = ["overview", "network", "tokenomics", "roadmap", "faqs"] as const;

/** The documents that are configured; nothing without one. */
function Documents({ docs }: { docs: Links["docs"] }) {
  const t = useTranslations();
  const links = DOCUMENTS.flatMap((name) => {
    const href = docs[name];
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul
      aria-label={t("home.investor.documentsTitle")}
      className="flex flex-wrap gap-x-6.5 border-t border-line pt-4 lg:col-start-2"
    >
      {links.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href} className="home-link">
            {t(`footer.${name}`)}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

const RISKS = ["value", "output", "lock", "predict", "address"] as const;
const SOURCES = ["prices", "estimates", "rounds"] as const;
const COLUMNS = "grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,23.25rem)_1fr]";

/** The risks, said as large as anything else, and where each figure comes from. */
export function Risks({ docs }: { docs: Links["docs"] }) {
  const t = useTranslations("home.investor");
  return (
    <section
      id="investor"
      tabIndex={-1}
      aria-labelledby="investor-title"
      className="below-fold mt-24 border-y border-line bg-band pt-18 pb-18 lg:mt-38 lg:pt-28 lg:pb-22"
    >
      <div className={`${WRAP} ${COLUMNS}`}>
        <div>
          <h2 id="investor-title" className={HEADING}>
            {t("riskTitle")}
          </h2>
          <p className="mt-4.5 text-lg text-muted">{t("lead")}</p>
          <p className="mt-7 text-xl font-semibold text-warn">{t("riskSum")}</p>
        </div>
        <dl>
          {RISKS.map((name) => (
            <div key={name} className="risk">
              <dt>{t(`${name}Label`)}</dt>
              <dd>{t(`${name}Risk`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`${WRAP} ${COLUMNS} mt-12 lg:mt-18`}>
        <h3 className="text-xl">{t("sourcesTitle")}</h3>
        <dl className="grid gap-x-8 gap-y-4.5 sm:grid-cols-3">
          {SOURCES.map((name) => (
            <div key={name}>
              <dt className="font-semibold">{t(`${name}Source`)}</dt>
              <dd className="mt-1 text-md text-muted">{t(`${name}SourceText`)}</dd>
            </div>
          ))}
        </dl>
        <Documents docs={docs} />
      </div>
    </section>
  );
}
