import { getTranslations } from "next-intl/server";
import { firstValue } from "@/app/_shell/forms/first-value";
import { FormCard, FormNotice } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { readPatterns } from "@/lib/i18n/patterns";
import { PAGES } from "@/lib/routes";
import { requireGuest } from "../_components/require-guest";
import { LoginForm } from "./_components/login-form";

export const generateMetadata = () => pageMetadata("login");

/** Why one is here; `reason` says which. */
const NOTICES = {
  expired: { tone: "warn", text: "expired" },
  reset: { tone: "info", text: "passwordReset" },
  forgot: { tone: "info", text: "mailSent" },
} as const;

function noticeOf(reason: string | undefined) {
  return Object.entries(NOTICES).find(([name]) => name === reason)?.[1];
}

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  await requireGuest();
  const [query, t, common, validation, password] = await Promise.all([
    searchParams,
    getTranslations("login"),
    getTranslations("common"),
    getTranslations("validation"),
    getTranslations("newPassword"),
  ]);
  const texts = {
    username: t("username"),
    password: t("password"),
    show: t("show"),
    hide: t("hide"),
    capsLock: password("capsLock"),
    forgot: t("forgot"),
    submit: t("submit"),
    submitting: t("submitting"),
    tryAgainIn: (await readPatterns()).login.tryAgainIn,
    failed: t("failed"),
    required: validation("required"),
    close: common("close"),
  };
  const notice = noticeOf(firstValue(query.reason));
  return (
    <FormCard
      heading={t("heading")}
      text={t("text")}
      notice={notice && <FormNotice tone={notice.tone}>{t(notice.text)}</FormNotice>}
      footer={
        <>
          {t("newHere")} <TextLink href={PAGES.signUp.path}>{t("signUp")}</TextLink>
        </>
      }
    >
      <LoginForm texts={texts} returnUrl={firstValue(query.returnUrl)} />
    </FormCard>
  );
}
