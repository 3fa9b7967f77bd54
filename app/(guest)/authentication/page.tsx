import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { firstValue } from "@/app/_shell/forms/first-value";
import { FormCard } from "@/app/_shell/forms/form-card";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { readPatterns } from "@/lib/i18n/patterns";
import { LOGIN_PATH } from "@/lib/paths";
import { GUEST_GUARD_PATH } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { SecondFactorForm } from "./_components/second-factor-form";

export const generateMetadata = () => pageMetadata("authentication");

export default async function AuthenticationPage({ searchParams }: PageProps<"/authentication">) {
  const [{ state }, query] = await Promise.all([currentSession(), searchParams]);
  if (state === "member") redirect(GUEST_GUARD_PATH);
  if (state === "guest") redirect(LOGIN_PATH);
  const [t, login, common, validation] = await Promise.all([
    getTranslations("authentication"),
    getTranslations("login"),
    getTranslations("common"),
    getTranslations("validation"),
  ]);
  const texts = {
    code: t("code"),
    codeHint: t("codeHint"),
    codeInvalid: t("codeInvalid"),
    recoveryCode: t("recoveryCode"),
    recoveryHint: t("recoveryHint"),
    useRecovery: t("useRecovery"),
    useCode: t("useCode"),
    submit: t("submit"),
    submitting: t("submitting"),
    triesLeft: (await readPatterns()).authentication.triesLeft,
    clockHint: t("clockHint"),
    back: t("back"),
    backFailed: t("backFailed"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
    failed: login("failed"),
    required: validation("required"),
    close: common("close"),
  };
  return (
    <FormCard heading={t("heading")} text={t("text")}>
      <SecondFactorForm texts={texts} returnUrl={firstValue(query.returnUrl)} />
    </FormCard>
  );
}
