"use client";

import { useTranslations } from "next-intl";
import { documentSides, missingFiles, openDocumentFields } from "@/lib/domain/kyc/stages";
import { DocumentFacts, type DocumentValues } from "./document-facts";
import { FileField } from "./file-field";
import { StageFrame } from "./stage-frame";
import type { KycFormState } from "./use-kyc-form";
import { usePictureField } from "./use-picture-field";
import { useStageForm } from "./use-stage-form";

const FIELDS = ["docType", "docNumber", "front", "back"] as const;

/** The kind and number of a document with pictures of its sides; a passport has no back. */
export function DocumentStage({ wizard }: { wizard: KycFormState }) {
  const { values, files, view } = wizard;
  const { docType, docNumber } = values;
  const t = useTranslations("kyc.form");
  const problems = useTranslations("kyc.problems");
  const open = openDocumentFields(view);
  const sides = documentSides(docType);
  const server = useStageForm<DocumentValues>(wizard, {
    fields: FIELDS,
    values: { docType, docNumber, front: files.front ?? null, back: files.back ?? null },
    send: (typed) => {
      const chosen = Object.fromEntries(sides.map((side) => [side, typed[side as "front"]]));
      const fields = Object.fromEntries(open.map((field) => [field, typed[field]]));
      return wizard.save(fields, chosen);
    },
    onDone: wizard.moveOn,
    load: async () =>
      (await import("@/lib/domain/kyc/schema")).documentSchema(
        {
          required: problems("required"),
          docNumber: problems("docNumber"),
          missingFile: problems("missingFile"),
        },
        open,
        missingFiles(view, "document", docType),
      ),
  });
  const front = usePictureField(server.form, "front");
  const back = usePictureField(server.form, "back");
  const isPassport = docType === "passport";
  return (
    <StageFrame
      wizard={wizard}
      server={server}
      onTyped={() => {
        const { docType: kind, docNumber: number } = server.form.getValues();
        wizard.keep({ docType: kind, docNumber: number });
      }}
    >
      <DocumentFacts wizard={wizard} form={server.form} open={open} />
      <div className={isPassport ? "grid gap-5" : "grid items-start gap-5 sm:grid-cols-2"}>
        <FileField
          wizard={wizard}
          name="front"
          label={t(isPassport ? "passportPage" : "front")}
          capture="environment"
          field={front}
        />
        {!isPassport && (
          <FileField
            wizard={wizard}
            name="back"
            label={t("back")}
            capture="environment"
            field={back}
          />
        )}
      </div>
    </StageFrame>
  );
}
