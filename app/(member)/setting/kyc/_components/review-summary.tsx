"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "@/app/_ui/control/button";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { documentSides, type KycStage } from "@/lib/domain/kyc/stages";
import type { KycFileName } from "@/lib/domain/kyc/view";
import { dateFormat } from "@/lib/i18n/date-format";
import type { KycFormState } from "./use-kyc-form";

interface SummaryPartProps {
  wizard: KycFormState;
  stage: KycStage;
  facts: readonly Fact[];
}

function SummaryPart({ wizard, stage, facts }: SummaryPartProps) {
  const id = useId();
  const t = useTranslations("kyc.form");
  const heading = t(`headings.${stage}`);
  return (
    <section aria-labelledby={id} className="rounded-inset border border-line p-4">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-4">
        <h3 id={id} className="font-sans text-md font-semibold">
          {heading}
        </h3>
        {wizard.isReachable(stage) && (
          <Button
            size="small"
            aria-label={t("changeOf", { name: heading })}
            onClick={() => wizard.moveTo(stage)}
          >
            {t("change")}
          </Button>
        )}
      </div>
      <FactList facts={facts} />
    </section>
  );
}

const BIRTH_DATE = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;

/** Everything that is handed in, with a way back to each stage that is open. */
export function ReviewSummary({ wizard }: { wizard: KycFormState }) {
  const { values, files, view, locale } = wizard;
  const t = useTranslations("kyc.form");
  const documents = useTranslations("kyc.documents");
  const country = wizard.countries.find(({ value }) => value === values.country);
  const text = (value: string): ReactNode => <bdi>{value}</bdi>;
  const birthDate =
    values.birthDate && dateFormat(locale, BIRTH_DATE).format(new Date(values.birthDate));
  function fileFact(name: KycFileName, label: string): Fact {
    const isAccepted = view.status === "resubmit" && view.steps[name].status === "approved";
    const file = files[name];
    if (isAccepted) return { label, value: t("acceptedFile") };
    return { label, value: file ? text(file.name) : t("fileReady") };
  }
  const sides = documentSides(values.docType);
  const front = t(sides.length === 1 ? "passportPage" : "front");
  return (
    <div className="grid gap-4">
      <SummaryPart
        wizard={wizard}
        stage="personal"
        facts={[
          { label: t("firstName"), value: text(values.firstName) },
          { label: t("lastName"), value: text(values.lastName) },
          { label: t("birthDate"), value: text(birthDate) },
          { label: t("country"), value: text(country?.label ?? values.country) },
        ]}
      />
      <SummaryPart
        wizard={wizard}
        stage="document"
        facts={[
          { label: t("docType"), value: values.docType && documents(values.docType) },
          { label: t("docNumber"), value: <bdi dir="ltr">{values.docNumber}</bdi> },
          ...sides.map((name) => fileFact(name, name === "front" ? front : t("back"))),
        ]}
      />
      <SummaryPart wizard={wizard} stage="selfie" facts={[fileFact("selfie", t("selfie"))]} />
    </div>
  );
}
