import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { AUTHENTICATION_PATH, GUEST_GUARD_PATH } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { firstValue } from "../_components/first-value";
import { FormCard } from "../_components/form-card";
import { LoginForm } from "./_components/login-form";

export const generateMetadata = () => pageMetadata("login");

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  const [{ state }, query] = await Promise.all([currentSession(), searchParams]);
  if (state === "member") redirect(GUEST_GUARD_PATH);
  if (state === "pending") redirect(AUTHENTICATION_PATH);
  const [t, common, validation] = await Promise.all([
    getTranslations("login"),
    getTranslations("common"),
    getTranslations("validation"),
  ]);
  const texts = {
    username: t("username"),
    password: t("password"),
    show: t("show"),
    hide: t("hide"),
    submit: t("submit"),
    submitting: t("submitting"),
    tryAgainIn: t.raw("tryAgainIn"),
    failed: t("failed"),
    required: validation("required"),
    close: common("close"),
  };
  const isExpired = firstValue(query.reason) === "expired";
  return (
    <FormCard heading={t("heading")} text={t("text")} notice={isExpired ? t("expired") : undefined}>
      <LoginForm texts={texts} returnUrl={firstValue(query.returnUrl)} />
    </FormCard>
  );
}
