"use client";

import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { missingFiles } from "@/lib/domain/kyc/stages";
import { FileField } from "./file-field";
import { StageFrame } from "./stage-frame";
import type { KycFormState } from "./use-kyc-form";
import { useStageForm } from "./use-stage-form";

const FIELDS = ["selfie"] as const;

/** A picture of the member. */
export function SelfieStage({ desk }: { desk: KycFormState }) {
  const { view, files, values } = desk;
  const t = useTranslations("kyc.form");
  const problems = useTranslations("kyc.problems");
  const server = useStageForm<{ selfie: File | null }>(desk, {
    fields: FIELDS,
    values: { selfie: files.selfie ?? null },
    send: (chosen) => desk.save({}, chosen),
    onDone: desk.moveOn,
    load: async () => {
      const missing = missingFiles(view, "selfie", values.docType);
      return (await import("@/lib/domain/kyc/schema")).selfieSchema(
        { missingFile: problems("missingFile") },
        missing.length > 0,
      );
    },
  });
  const { control, setError, clearErrors } = server.form;
  const selfie = useController({ control, name: "selfie" });
  return (
    <StageFrame desk={desk} server={server}>
      <FileField
        desk={desk}
        name="selfie"
        label={t("selfie")}
        capture="user"
        field={selfie.field}
        error={selfie.fieldState.error?.message}
        onProblem={(message) => setError("selfie", { message })}
        onGood={() => clearErrors("selfie")}
      />
    </StageFrame>
  );
}
