"use client";

import { UploadProgress } from "@/app/_ui/file/upload-progress";
import { fillText } from "@/app/_ui/text/fill-text";
import { formatFileSize } from "@/lib/domain/kyc/file-size";
import type { KycFormState } from "./use-kyc-form";

interface UploadStateProps {
  desk: KycFormState;
  progress: NonNullable<KycFormState["upload"]["progress"]>;
}

/** How much of the files has left the browser, with a way to stop while there is something to stop. */
export function UploadState({ desk, progress }: UploadStateProps) {
  const { locale, texts, upload } = desk;
  const { form } = texts;
  const isOver = progress.sent >= progress.total;
  const sizes = {
    sent: formatFileSize(progress.sent, locale),
    total: formatFileSize(progress.total, locale),
  };
  return (
    <UploadProgress
      label={form.uploading}
      percent={(100 * progress.sent) / Math.max(1, progress.total)}
      text={isOver ? form.processing : fillText(form.uploaded, sizes)}
      cancelText={form.cancel}
      onCancel={isOver ? undefined : upload.cancel}
    />
  );
}
