"use client";

import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { fillText } from "@/app/_ui/text/fill-text";
import { MINIMUM_AGE_YEARS } from "@/lib/domain/kyc/birth-date";
import { StageFrame } from "./stage-frame";
import type { KycFormState } from "./use-kyc-form";
import { useStageForm } from "./use-stage-form";

const FIELDS = ["firstName", "lastName", "birthDate", "country"] as const;

/** Name, date of birth and country. */
export function PersonalStage({ desk }: { desk: KycFormState }) {
  const { firstName, lastName, birthDate, country } = desk.values;
  const { form: texts, problems } = desk.texts;
  const server = useStageForm(desk, {
    fields: FIELDS,
    values: { firstName, lastName, birthDate, country },
    send: (fields) => desk.save(fields, {}),
    onDone: desk.moveOn,
    load: async () =>
      (await import("@/lib/domain/kyc/schema")).personalSchema(problems, new Date()),
  });
  const { register, formState, getValues } = server.form;
  const { errors } = formState;
  return (
    <StageFrame desk={desk} server={server} onTyped={() => desk.keep(getValues())}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={texts.firstName}
          error={errors.firstName?.message}
          autoComplete="given-name"
          maxLength={80}
          dir="auto"
          {...register("firstName")}
        />
        <TextField
          label={texts.lastName}
          error={errors.lastName?.message}
          autoComplete="family-name"
          maxLength={80}
          dir="auto"
          {...register("lastName")}
        />
        <TextField
          type="date"
          label={texts.birthDate}
          hint={fillText(texts.birthHint, { years: MINIMUM_AGE_YEARS })}
          error={errors.birthDate?.message}
          autoComplete="bday"
          max={desk.latestBirthDate}
          {...register("birthDate")}
        />
        <SelectField
          label={texts.country}
          error={errors.country?.message}
          autoComplete="country"
          options={desk.countries}
          emptyText={texts.chooseCountry}
          {...register("country")}
        />
      </div>
    </StageFrame>
  );
}
