import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { User } from "@/lib/contract/account";
import { PasswordForm } from "./password-form";

const PASSWORD_TEXTS = [
  "newPassword",
  "security.password",
  "security.currentPassword",
  "security.newPassword",
  "security.confirmPassword",
  "security.submit",
  "security.submitting",
  "security.failed",
  "security.passwordUnknown",
  "resetPassword.doneHeading",
] as const;

/** A new password, and what comes with it. */
export async function PasswordCard({ user }: { user: User }) {
  const t = await getTranslations("security");
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("password")}</CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">{t("passwordText")}</p>
      <Texts of={PASSWORD_TEXTS}>
        <PasswordForm
          username={user.username}
          email={user.email}
          isMain={user.gg2FAEnabled !== false}
        />
      </Texts>
    </Card>
  );
}
