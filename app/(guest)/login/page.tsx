import { getTranslations } from "next-intl/server";
import { firstValue } from "@/app/_shell/forms/first-value";
import { FormCard, FormNotice } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { PAGES } from "@/lib/routes";
import { EntryFrame } from "../_components/entry-frame";
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
  const [query, t] = await Promise.all([searchParams, getTranslations("login")]);
  const notice = noticeOf(firstValue(query.reason));
  return (
    <EntryFrame kind="login">
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
        <Texts of={["login", "newPassword.capsLock", "validation"]}>
          <LoginForm returnUrl={firstValue(query.returnUrl)} />
        </Texts>
      </FormCard>
    </EntryFrame>
  );
}
