import { getTranslations } from "next-intl/server";
import { newPasswordTexts } from "@/app/_shell/forms/new-password-texts";
import { resendTexts } from "@/app/_shell/forms/resend-texts";
import { usernameTexts } from "@/app/_shell/forms/username-texts";
import { validationTexts } from "@/app/_shell/forms/validation-texts";
import { readPatterns } from "@/lib/i18n/patterns";

async function formTexts() {
  const [t, username, password, validation] = await Promise.all([
    getTranslations("signUp"),
    usernameTexts(),
    newPasswordTexts(),
    validationTexts(),
  ]);
  return {
    ...username,
    ...password,
    ...validation,
    heading: t("heading"),
    text: t("text"),
    fullName: t("fullName"),
    email: t("email"),
    emailHint: t("emailHint"),
    password: t("password"),
    confirmPassword: t("confirmPassword"),
    nameTooLong: t("nameTooLong"),
    nameCharacters: t("nameCharacters"),
    emailInvalid: t("emailInvalid"),
    termsRequired: t("termsRequired"),
    submit: t("submit"),
    submitting: t("submitting"),
  };
}

async function otherTexts() {
  const [t, login, common, resend] = await Promise.all([
    getTranslations("signUp"),
    getTranslations("login"),
    getTranslations("common"),
    resendTexts(),
  ]);
  return {
    resend,
    failed: login("failed"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
    close: common("close"),
    removeInvitation: t("removeInvitation"),
    doneHeading: t("doneHeading"),
    doneText: (await readPatterns()).signUp.doneText,
    doneTextPlain: t("doneTextPlain"),
    doneSpam: t("doneSpam"),
    nextTitle: t("nextTitle"),
    nextConfirm: t("nextConfirm"),
    nextLogin: t("nextLogin"),
    nextAirdrop: t("nextAirdrop"),
    doneLogin: t("doneLogin"),
    startAgain: t("startAgain"),
  };
}

/** Every text of the sign-up island. */
export async function signUpTexts() {
  const [form, other] = await Promise.all([formTexts(), otherTexts()]);
  return { ...form, ...other };
}

export type SignUpTexts = Awaited<ReturnType<typeof signUpTexts>>;
