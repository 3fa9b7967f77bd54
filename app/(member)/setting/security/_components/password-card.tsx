import { getTranslations } from "next-intl/server";
import { newPasswordTexts } from "@/app/_shell/forms/new-password-texts";
import { validationTexts } from "@/app/_shell/forms/validation-texts";
import { Card, CardHeading } from "@/app/_ui/card";
import type { User } from "@/lib/contract/account";
import { readPatterns } from "@/lib/i18n/patterns";
import { PasswordForm } from "./password-form";

/** Every text of the password form. */
async function passwordTexts() {
  const [t, reset, validation, common, shared] = await Promise.all([
    getTranslations("security"),
    getTranslations("resetPassword"),
    validationTexts(),
    getTranslations("common"),
    newPasswordTexts(),
  ]);
  return {
    ...shared,
    currentPassword: t("currentPassword"),
    newPassword: t("newPassword"),
    confirmPassword: t("confirmPassword"),
    submit: t("submit"),
    submitting: t("submitting"),
    changed: reset("doneHeading"),
    failed: t("failed"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
    close: common("close"),
    validation,
  };
}

export type PasswordTexts = Awaited<ReturnType<typeof passwordTexts>>;

/** A new password, and what comes with it. */
export async function PasswordCard({ user }: { user: User }) {
  const [t, texts] = await Promise.all([getTranslations("security"), passwordTexts()]);
  return (
    <Card>
      <CardHeading>{t("password")}</CardHeading>
      <p className="mb-5 text-md text-muted">{t("passwordText")}</p>
      <PasswordForm username={user.username} email={user.email} texts={texts} />
    </Card>
  );
}
