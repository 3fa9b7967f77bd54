import { TriangleAlert } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { readLinks } from "@/lib/domain/social/server";
import { Section } from "./section";

const DOCUMENTS = ["overview", "network", "tokenomics", "roadmap", "faqs"] as const;

/** The documents that are configured; nothing without one. */
async function Documents({ title }: { title: string }) {
  const [t, { docs }] = await Promise.all([getTranslations(), readLinks()]);
  const links = DOCUMENTS.flatMap((name) => {
    const href = docs[name];
    return href ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section
      aria-labelledby="documents-title"
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4 shadow-card md:px-6"
    >
      <h3 id="documents-title" className="me-auto text-lg">
        {title}
      </h3>
      {links.map(({ name, href }) => (
        <ExternalLink
          key={name}
          href={href}
          className="min-h-11 text-md font-medium text-accent-text hover:underline"
        >
          {t(`footer.${name}`)}
        </ExternalLink>
      ))}
    </section>
  );
}

const RISKS = ["riskValue", "riskOutput", "riskLock", "riskPredict", "riskAddress"] as const;
const SOURCES = ["prices", "counters", "estimates", "rounds"] as const;

/** The risks, where each figure comes from, and the documents. */
export async function Investor() {
  const t = await getTranslations("home.investor");
  return (
    <Section anchor="investor" title={t("title")} lead={t("lead")}>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card aria-labelledby="risk-title" className="flex flex-col">
          <h3 id="risk-title" className="mb-5 flex items-center gap-3 text-xl">
            <Icon node={TriangleAlert} size={22} className="shrink-0 text-warn" />
            {t("riskTitle")}
          </h3>
          <ul className="grid gap-3">
            {RISKS.map((name) => (
              <li key={name} className="border-s-2 border-line-strong ps-4 text-md text-muted">
                {t(name)}
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-5 text-base font-semibold">{t("riskSum")}</p>
        </Card>
        <Card aria-labelledby="sources-title">
          <h3 id="sources-title" className="mb-4 text-xl">
            {t("sourcesTitle")}
          </h3>
          <dl className="divide-y divide-line">
            {SOURCES.map((name) => (
              <div key={name} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[7rem_1fr]">
                <dt className="text-md font-semibold">{t(`${name}Source`)}</dt>
                <dd className="text-md text-muted">{t(`${name}SourceText`)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
      <Documents title={t("documentsTitle")} />
    </Section>
  );
}
