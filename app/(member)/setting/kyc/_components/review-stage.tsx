"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { documentSides, openDocumentFields, openStages } from "@/lib/domain/kyc/stages";
import { ReviewSummary } from "./review-summary";
import { StageFrame } from "./stage-frame";
import type { KycFormState } from "./use-kyc-form";
import { useStageForm } from "./use-stage-form";

const FIELDS = ["consent"] as const;

/** What goes out with the last step: all that is open, so that nothing typed in between is lost. */
function openFields({ view, values }: KycFormState) {
  const { firstName, lastName, birthDate, country } = values;
  const facts = openDocumentFields(view).map((field) => [field, values[field]]);
  const personal = openStages(view).includes("personal")
    ? { firstName, lastName, birthDate, country }
    : {};
  return { ...personal, ...Object.fromEntries(facts) };
}

/** Everything once more, and the consent. */
export function ReviewStage({ wizard }: { wizard: KycFormState }) {
  const { files, values } = wizard;
  const t = useTranslations("kyc.form");
  const problems = useTranslations("kyc.problems");
  const server = useStageForm(wizard, {
    fields: FIELDS,
    values: { consent: false },
    send: () => {
      const sides = documentSides(values.docType);
      const chosen = Object.fromEntries([...sides, "selfie" as const].map((n) => [n, files[n]]));
      return wizard.submit(openFields(wizard), chosen);
    },
    onDone: (view) => {
      showSuccessToast(t("submitted"));
      wizard.moveOn(view);
    },
    load: async () =>
      (await import("@/lib/domain/kyc/schema")).reviewSchema({ consent: problems("consent") }),
  });
  return (
    <StageFrame wizard={wizard} server={server}>
      <ReviewSummary wizard={wizard} />
      <Checkbox
        label={t("consent")}
        error={server.form.formState.errors.consent?.message}
        {...server.form.register("consent")}
      />
    </StageFrame>
  );
}
