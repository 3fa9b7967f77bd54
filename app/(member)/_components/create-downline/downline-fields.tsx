"use client";

import { useTranslations } from "next-intl";
import { AccountFields } from "@/app/_shell/forms/account-fields";
import type { CreateDownlineOrder } from "./use-create-downline";

interface DownlineFieldsProps {
  order: CreateDownlineOrder;
}

/** The account of the new member. */
export function DownlineFields({ order: { form } }: DownlineFieldsProps) {
  const t = useTranslations("downline");
  const confirmPassword = useTranslations("signUp")("confirmPassword");
  return (
    <div className="grid gap-5">
      <AccountFields
        form={form}
        labels={{
          fullName: t("fullName"),
          email: t("email"),
          emailHint: t("emailHint"),
          password: t("password"),
          confirmPassword,
        }}
        isForAnother
      />
      <p className="text-sm text-muted">{t("passwordNote")}</p>
    </div>
  );
}
