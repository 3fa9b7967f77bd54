import { getTranslations } from "next-intl/server";
import type { CopyTexts } from "@/app/_ui/file/copy-button";

/** The texts of a `CopyButton`. */
export async function copyTexts(): Promise<CopyTexts> {
  const t = await getTranslations("common");
  return { copy: t("copy"), copied: t("copied"), failed: t("copyFailed") };
}
