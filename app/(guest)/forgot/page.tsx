import { getTranslations } from "next-intl/server";
import { FormCard } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { validationTexts } from "@/app/_shell/forms/validation-texts";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { readPatterns } from "@/lib/i18n/patterns";
import { LOGIN_PATH } from "@/lib/paths";
import { requireGuest } from "../_components/require-guest";
import { ForgotForm } from "./_components/forgot-form";

export const generateMetadata = () => pageMetadata("forgot");

export default async function ForgotPage() {
  await requireGuest();
  const [t, login, common, validation] = await Promise.all([
    getTranslations("forgot"),
    getTranslations("login"),
    getTranslations("common"),
    validationTexts(),
  ]);
  const texts = {
    ...validation,
    email: t("email"),
    emailHint: t("emailHint"),
    emailInvalid: t("emailInvalid"),
    submit: t("submit"),
    submitting: t("submitting"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
    failed: login("failed"),
    close: common("close"),
  };
  return (
    <FormCard
      heading={t("heading")}
      text={t("text")}
      footer={
        <>
          {t("remembered")} <TextLink href={LOGIN_PATH}>{t("login")}</TextLink>
        </>
      }
    >
      <ForgotForm texts={texts} />
    </FormCard>
  );
}
