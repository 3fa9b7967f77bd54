"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { MINIMUM_AGE_YEARS } from "@/lib/domain/kyc/birth-date";
import { serviceClock } from "@/lib/live/service-clock";
import { StageFrame } from "./stage-frame";
import type { KycFormState } from "./use-kyc-form";
import { useStageForm } from "./use-stage-form";

const FIELDS = ["firstName", "lastName", "birthDate", "country"] as const;

/** Name, date of birth and country. */
export function PersonalStage({ wizard }: { wizard: KycFormState }) {
  const { firstName, lastName, birthDate, country } = wizard.values;
  const t = useTranslations("kyc.form");
  const problems = useTranslations("kyc.problems");
  const server = useStageForm(wizard, {
    fields: FIELDS,
    values: { firstName, lastName, birthDate, country },
    send: (fields) => wizard.save(fields, {}),
    onDone: wizard.moveOn,
    load: async () =>
      (await import("@/lib/domain/kyc/schema")).personalSchema(
        {
          name: problems("name"),
          birthDate: problems("birthDate"),
          underAge: problems("underAge"),
        },
        new Date(serviceClock.now()),
      ),
  });
  const { register, formState, getValues } = server.form;
  const { errors } = formState;
  return (
    <StageFrame wizard={wizard} server={server} onTyped={() => wizard.keep(getValues())}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t("firstName")}
          error={errors.firstName?.message}
          autoComplete="given-name"
          writing="name"
          enterKeyHint="next"
          dir="auto"
          {...register("firstName")}
        />
        <TextField
          label={t("lastName")}
          error={errors.lastName?.message}
          autoComplete="family-name"
          writing="name"
          enterKeyHint="next"
          dir="auto"
          {...register("lastName")}
        />
        <TextField
          type="date"
          label={t("birthDate")}
          hint={t("birthHint", { years: MINIMUM_AGE_YEARS })}
          error={errors.birthDate?.message}
          autoComplete="bday"
          max={wizard.latestBirthDate}
          {...register("birthDate")}
        />
        <SelectField
          label={t("country")}
          error={errors.country?.message}
          autoComplete="country"
          options={wizard.countries}
          emptyText={t("chooseCountry")}
          {...register("country")}
        />
      </div>
    </StageFrame>
  );
}
