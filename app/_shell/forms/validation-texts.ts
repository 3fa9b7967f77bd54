import { getTranslations } from "next-intl/server";
import type { ValidationKey } from "@/lib/contract/issues";

/** The texts of `useServerForm`'s rules where a rule has no words of its own. */
export async function validationTexts(): Promise<Record<ValidationKey, string>> {
  const t = await getTranslations("validation");
  return {
    required: t("required"),
    tooLong: t("tooLong"),
    tooShort: t("tooShort"),
    invalid: t("invalid"),
    fileType: t("fileType"),
    fileSize: t("fileSize"),
  };
}
