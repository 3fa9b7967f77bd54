"use client";

import { useTranslations } from "next-intl";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";

/**
 * Makes a file and hands it to the browser to save, one at a time; says that it is there, or why there
 * is none.
 */
export function useExport(fileName: string, make: () => Promise<Blob>) {
  const t = useTranslations();
  const { isPending, run } = useSingleFlight();

  async function save(): Promise<void> {
    downloadBlob(fileName, await make());
    showSuccessToast(t("export.done"));
  }

  function onFailure(error: unknown): void {
    const message = error instanceof BffError ? error.message : "";
    showErrorToast(message || t("export.failed"));
  }

  return { isPending, save: () => run(save, onFailure) };
}
