"use client";

import { useTranslations } from "next-intl";
import type { UseFormReturn } from "react-hook-form";
import { SelectField } from "@/app/_ui/control/select-field";
import { TextField } from "@/app/_ui/control/text-field";
import { FactList } from "@/app/_ui/data/fact-list";
import { KYC_DOCUMENT_TYPE_NAMES, type KycDocumentType } from "@/lib/domain/kyc/view";
import type { KycFormState } from "./use-kyc-form";

export interface DocumentValues {
  docType: KycDocumentType | "";
  docNumber: string;
  front: File | null;
  back: File | null;
}

interface DocumentFactsProps {
  wizard: KycFormState;
  form: UseFormReturn<DocumentValues>;
  open: readonly ("docType" | "docNumber")[];
}

/** The kind and the number of the document; what was accepted is shown, not asked. */
export function DocumentFacts({ wizard, form, open }: DocumentFactsProps) {
  const t = useTranslations("kyc.form");
  const documents = useTranslations("kyc.documents");
  const { docType, docNumber } = wizard.view.data;
  const { errors } = form.formState;
  const closed = [
    { field: "docType", label: t("docType"), value: docType && documents(docType) },
    {
      field: "docNumber",
      label: t("docNumber"),
      value: docNumber && <bdi dir="ltr">{docNumber}</bdi>,
    },
  ].filter(({ field, value }) => !open.includes(field as "docType") && value);
  return (
    <>
      {closed.length > 0 && (
        <div className="rounded-inset bg-raised px-4 py-3">
          <FactList facts={closed} />
        </div>
      )}
      <div className="grid items-start gap-5 empty:hidden sm:grid-cols-2">
        {open.includes("docType") && (
          <SelectField
            label={t("docType")}
            error={errors.docType?.message}
            options={KYC_DOCUMENT_TYPE_NAMES.map((value) => ({ value, label: documents(value) }))}
            emptyText={t("chooseDocument")}
            {...form.register("docType")}
          />
        )}
        {open.includes("docNumber") && (
          <TextField
            label={t("docNumber")}
            hint={t("docNumberHint")}
            error={errors.docNumber?.message}
            autoComplete="off"
            writing="capitals"
            dir="ltr"
            className="figures rtl:text-end"
            {...form.register("docNumber")}
          />
        )}
      </div>
    </>
  );
}
