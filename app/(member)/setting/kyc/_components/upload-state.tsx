"use client";

import { useTranslations } from "next-intl";
import { UploadProgress } from "@/app/_ui/file/upload-progress";
import { formatFileSize } from "@/lib/domain/kyc/upload-limits";
import type { KycFormState } from "./use-kyc-form";

interface UploadStateProps {
  wizard: KycFormState;
  progress: NonNullable<KycFormState["upload"]["progress"]>;
}

/** How much of the files has left the browser, with a way to stop while there is something to stop. */
export function UploadState({ wizard, progress }: UploadStateProps) {
  const { locale, upload } = wizard;
  const t = useTranslations("kyc.form");
  const isOver = progress.sent >= progress.total;
  const sizes = {
    sent: formatFileSize(progress.sent, locale),
    total: formatFileSize(progress.total, locale),
  };
  return (
    <UploadProgress
      label={t("uploading")}
      percent={(100 * progress.sent) / Math.max(1, progress.total)}
      text={isOver ? t("processing") : t("uploaded", sizes)}
      cancelText={t("cancel")}
      onCancel={isOver ? undefined : upload.cancel}
    />
  );
}
