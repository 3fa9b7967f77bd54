import { getLocale, getTranslations } from "next-intl/server";
import { ACCOUNT_FIELD_TEXTS } from "@/app/_shell/forms/account-field-texts";
import { FormNotice } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Texts } from "@/app/_shell/texts";
import { ExternalLink } from "@/app/_ui/external-link";
import { localeRow } from "@/lib/i18n/locales";
import { LOGIN_PATH } from "@/lib/paths";
import type { ReadInvitation } from "@/lib/sign-up/invitation";
import { readSponsor, rememberedInvitation } from "@/lib/sign-up/server";
import { readLinks } from "@/lib/social/server";
import { requireGuest } from "../require-guest";
import { SignUpFlow } from "./sign-up-flow";
import { SponsorFace } from "./sponsor-face";
import { sponsorProps } from "./sponsor-props";

async function Terms() {
  const [t, { docsHome }] = await Promise.all([getTranslations("signUp"), readLinks()]);
  if (!docsHome) return t("terms");
  return t.rich("termsWithDocs", {
    docs: (text) => (
      <ExternalLink
        href={docsHome}
        className="font-semibold text-accent-text underline underline-offset-4"
      >
        {text}
      </ExternalLink>
    ),
  });
}

/** Named one by one: of an invitation nothing is said to a visitor without one. */
const SIGN_UP_TEXTS = [
  ...ACCOUNT_FIELD_TEXTS,
  "login.failed",
  "login.tryAgainIn",
  "resend",
  "validation",
  "signUp.heading",
  "signUp.text",
  "signUp.removeInvitation",
  "signUp.fullName",
  "signUp.email",
  "signUp.emailHint",
  "signUp.password",
  "signUp.termsRequired",
  "signUp.submit",
  "signUp.submitting",
  "signUp.doneHeading",
  "signUp.doneText",
  "signUp.doneTextPlain",
  "signUp.doneSpam",
  "signUp.nextTitle",
  "signUp.nextConfirm",
  "signUp.nextLogin",
  "signUp.nextAirdrop",
  "signUp.doneLogin",
  "signUp.startAgain",
] as const;

interface SignUpScreenProps {
  /** What the address names; without it the invitation that this browser remembers counts. */
  link?: ReadInvitation | "malformed";
}

/** The sign-up of a guest, invited or not. It works whatever becomes of the invitation. */
export async function SignUpScreen({ link }: SignUpScreenProps) {
  await requireGuest();
  const [t, locale, remembered] = await Promise.all([
    getTranslations("signUp"),
    getLocale(),
    rememberedInvitation(),
  ]);
  const named = link === "malformed" ? null : (link ?? remembered);
  const sponsor = named && (await readSponsor(named.username));
  const shown = sponsorProps({ t, link, named, sponsor });
  return (
    <Texts of={SIGN_UP_TEXTS}>
      <SignUpFlow
        invitation={shown.sponsor && { username: shown.sponsor.username, leg: shown.sponsor.leg }}
        remembers={shown.remembers}
        sponsor={shown.sponsor && <SponsorFace {...shown.sponsor} />}
        notice={shown.notice && <FormNotice tone="warn">{shown.notice}</FormNotice>}
        terms={<Terms />}
        footer={
          <>
            {t("haveAccount")} <TextLink href={LOGIN_PATH}>{t("login")}</TextLink>
          </>
        }
        locale={localeRow(locale).locale}
      />
    </Texts>
  );
}
