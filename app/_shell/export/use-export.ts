"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { downloadBlob } from "@/app/_ui/file/download-blob";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";

/**
 * Makes a file and hands it to the browser to save, one at a time; says that it is there, or why there
 * is none.
 */
export function useExport(fileName: string, make: () => Promise<Blob>) {
  const t = useTranslations();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  async function save(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      downloadBlob(fileName, await make());
      showSuccessToast(t("export.done"), t("common.close"));
    } catch (error) {
      const message = error instanceof BffError ? error.message : "";
      showErrorToast(message || t("export.failed"), t("common.close"));
    }
    isRunning.current = false;
    setPending(false);
  }

  return { isPending, save };
}
