import { TriangleAlert } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { Icon } from "@/app/_ui/icon";
import { Documents } from "./documents";
import { Section } from "./section";

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
