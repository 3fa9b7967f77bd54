import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts";
import { Card, CardHeading } from "@/app/_ui/card";
import type { User } from "@/lib/contract/account";
import { PasswordForm } from "./password-form";

const PASSWORD_TEXTS = [
  "newPassword",
  "security.currentPassword",
  "security.newPassword",
  "security.confirmPassword",
  "security.submit",
  "security.submitting",
  "security.failed",
  "resetPassword.doneHeading",
] as const;

/** A new password, and what comes with it. */
export async function PasswordCard({ user }: { user: User }) {
  const t = await getTranslations("security");
  return (
    <Card>
      <CardHeading>{t("password")}</CardHeading>
      <p className="mb-5 text-md text-muted">{t("passwordText")}</p>
      <Texts of={PASSWORD_TEXTS}>
        <PasswordForm username={user.username} email={user.email} />
      </Texts>
    </Card>
  );
}
