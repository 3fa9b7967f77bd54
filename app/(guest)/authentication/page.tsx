import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { GUEST_GUARD_PATH, LOGIN_PATH } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { firstValue } from "../_components/first-value";
import { FormCard } from "../_components/form-card";
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
    recoveryCode: t("recoveryCode"),
    recoveryHint: t("recoveryHint"),
    useRecovery: t("useRecovery"),
    useCode: t("useCode"),
    submit: t("submit"),
    submitting: t("submitting"),
    triesLeft: t.raw("triesLeft"),
    back: t("back"),
    tryAgainIn: login.raw("tryAgainIn"),
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
