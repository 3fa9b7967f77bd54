import { getTranslations } from "next-intl/server";

/** The texts of a form that sets a password: field, meter and refusals. */
export async function newPasswordTexts() {
  const t = await getTranslations("newPassword");
  return {
    show: t("show"),
    hide: t("hide"),
    capsLock: t("capsLock"),
    strength: t("strength"),
    empty: t("empty"),
    weak: t("weak"),
    fair: t("fair"),
    good: t("good"),
    strong: t("strong"),
    met: t("met"),
    unmet: t("unmet"),
    length: t("length"),
    lower: t("lower"),
    upper: t("upper"),
    digit: t("digit"),
    special: t("special"),
    distinct: t("distinct"),
    passwordRefused: t("passwordRefused"),
    passwordSimilar: t("passwordSimilar"),
    passwordTooLong: t("passwordTooLong"),
    mismatch: t("mismatch"),
  };
}
