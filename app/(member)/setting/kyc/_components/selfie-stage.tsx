"use client";

import { useTranslations } from "next-intl";
import { missingFiles } from "@/lib/domain/kyc/stages";
import { FileField } from "./file-field";
import { StageFrame } from "./stage-frame";
import type { KycFormState } from "./use-kyc-form";
import { usePictureField } from "./use-picture-field";
import { useStageForm } from "./use-stage-form";

const FIELDS = ["selfie"] as const;

/** A picture of the member. */
export function SelfieStage({ wizard }: { wizard: KycFormState }) {
  const { view, files, values } = wizard;
  const t = useTranslations("kyc.form");
  const problems = useTranslations("kyc.problems");
  const server = useStageForm<{ selfie: File | null }>(wizard, {
    fields: FIELDS,
    values: { selfie: files.selfie ?? null },
    send: (chosen) => wizard.save({}, chosen),
    onDone: wizard.moveOn,
    load: async () => {
      const missing = missingFiles(view, "selfie", values.docType);
      return (await import("@/lib/domain/kyc/schema")).selfieSchema(
        { missingFile: problems("missingFile") },
        missing.length > 0,
      );
    },
  });
  const selfie = usePictureField(server.form, "selfie");
  return (
    <StageFrame wizard={wizard} server={server}>
      <FileField wizard={wizard} name="selfie" label={t("selfie")} capture="user" field={selfie} />
    </StageFrame>
  );
}
