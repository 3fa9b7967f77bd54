import { getTranslations } from "next-intl/server";

/** The texts of an {@link ExportLink}. */
export async function exportTexts() {
  const [t, common] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("common"),
  ]);
  return {
    label: t("export"),
    pending: t("exportPending"),
    done: t("exportDone"),
    failed: t("exportFailed"),
    close: common("close"),
  };
}

export type ExportTexts = Awaited<ReturnType<typeof exportTexts>>;
