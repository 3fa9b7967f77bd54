import { getLocale, getTranslations } from "next-intl/server";
import { FormCard, FormNotice } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { readCapabilities } from "@/lib/domain/capability/server";
import { first, single } from "@/lib/list/search-params";
import { UNFREEZE_PATH } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { EntryFrame } from "../_components/entry-frame";
import { requireGuest } from "../_components/require-guest";
import { SupportLine } from "../_components/support-line";
import { LoginForm } from "./_components/login-form";
import { LazyPasskeyLogin } from "./_components/passkey-login.lazy";

export const generateMetadata = () => pageMetadata("login");

/** Why one is here; `reason` says which. */
const NOTICES = {
  expired: { tone: "warn", text: "login.expired" },
  idle: { tone: "warn", text: "idle.loggedOut" },
  reset: { tone: "info", text: "login.passwordReset" },
  forgot: { tone: "info", text: "login.mailSent" },
  frozen: { tone: "info", text: "freeze.doneText" },
} as const;

function noticeOf(reason: string | undefined) {
  return Object.entries(NOTICES).find(([name]) => name === reason)?.[1];
}

export default async function LoginPage({ searchParams }: PageProps<"/login">) {
  await requireGuest();
  const [query, locale, texts, t, titles, capabilities] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations(),
    getTranslations("login"),
    getTranslations("titles"),
    readCapabilities(),
  ]);
  const returnUrl = first(query, "returnUrl");
  const hasPasskeys = Boolean(capabilities.passkeys);
  const notice = noticeOf(single(query, "reason"));
  const reopenText = titles("unfreeze");
  return (
    <EntryFrame kind="login">
      <FormCard
        heading={t("heading")}
        text={t("text")}
        notice={
          notice && (
            <FormNotice tone={notice.tone}>
              {notice === NOTICES.frozen && (
                <strong className="block">{texts("freeze.doneTitle")}</strong>
              )}
              {texts(notice.text)}
              {notice === NOTICES.frozen && (
                <TextLink href={UNFREEZE_PATH} className="w-full">
                  {reopenText}
                </TextLink>
              )}
            </FormNotice>
          )
        }
        footer={
          <>
            {t("newHere")}
            {sentenceGap(locale)}
            <TextLink href={PAGES.signUp.path}>{t("signUp")}</TextLink>
          </>
        }
      >
        <Texts of={["login", "newPassword.capsLock", "validation"]}>
          <LoginForm
            returnUrl={returnUrl}
            hasPasskeys={hasPasskeys}
            reopenText={reopenText}
            support={<SupportLine />}
          />
          {hasPasskeys && (
            <Texts of={["passkeyLogin"]}>
              <LazyPasskeyLogin returnUrl={returnUrl} />
            </Texts>
          )}
        </Texts>
      </FormCard>
    </EntryFrame>
  );
}
