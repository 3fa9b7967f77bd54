import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { firstValue } from "@/app/_shell/forms/first-value";
import { FormCard } from "@/app/_shell/forms/form-card";
import { newPasswordTexts } from "@/app/_shell/forms/new-password-texts";
import { validationTexts } from "@/app/_shell/forms/validation-texts";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { buttonStyle } from "@/app/_ui/button-style";
import { readPatterns } from "@/lib/i18n/patterns";
import { isResetToken } from "@/lib/password/token";
import { PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { ResetForm } from "./_components/reset-form";

/** The address holds a token, so no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata("resetPassword")), referrer: "no-referrer" };
}

async function resetTexts() {
  const [t, login, common, password, validation] = await Promise.all([
    getTranslations("resetPassword"),
    getTranslations("login"),
    getTranslations("common"),
    newPasswordTexts(),
    validationTexts(),
  ]);
  return {
    ...password,
    ...validation,
    heading: t("heading"),
    text: t("text"),
    password: t("password"),
    confirmPassword: t("confirmPassword"),
    submit: t("submit"),
    submitting: t("submitting"),
    doneHeading: t("doneHeading"),
    doneText: t("doneText"),
    doneLogin: t("doneLogin"),
    deadHeading: t("deadHeading"),
    deadText: t("deadText"),
    newLink: t("newLink"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
    failed: login("failed"),
    close: common("close"),
  };
}

export type ResetTexts = Awaited<ReturnType<typeof resetTexts>>;

export default async function ResetPasswordPage({ searchParams }: PageProps<"/reset-password">) {
  const token = firstValue((await searchParams).token);
  if (isResetToken(token)) {
    const [texts, session] = await Promise.all([resetTexts(), currentSession()]);
    return <ResetForm token={token} hasSession={session.state !== "guest"} texts={texts} />;
  }
  const t = await getTranslations("resetPassword");
  return (
    <FormCard heading={t("incompleteHeading")} text={t("incompleteText")}>
      <a href={PAGES.forgot.path} className={`w-full ${buttonStyle("primary", "hero")}`}>
        {t("newLink")}
      </a>
    </FormCard>
  );
}
