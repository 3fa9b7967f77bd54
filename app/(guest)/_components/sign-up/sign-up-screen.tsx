import { getLocale, getTranslations } from "next-intl/server";
import { ACCOUNT_FIELD_TEXTS } from "@/app/_shell/fields/account-field-texts";
import { FormNotice } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { LegalLinks } from "@/app/_shell/legal/legal-links";
import { Texts } from "@/app/_shell/texts/texts";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { readCapabilities } from "@/lib/domain/capability/server";
import type { Invitation, ReadInvitation } from "@/lib/domain/sign-up/invitation";
import { readSponsor, rememberedInvitation, type SponsorView } from "@/lib/domain/sign-up/server";
import { readLinks, termsVersion } from "@/lib/domain/social/server";
import { localeRow } from "@/lib/i18n/locales";
import { formatRate } from "@/lib/money/format";
import { LOGIN_PATH } from "@/lib/paths";
import { EntryFrame } from "../entry-frame";
import { requireGuest } from "../require-guest";
import { SignUpFlow } from "./sign-up-flow";
import { SponsorFace } from "./sponsor-face";

/** Somebody who invites, as the form shows them. */
interface NamedSponsor extends Invitation {
  name: string;
  pictureUrl: string | null;
  kickbackPercent: number;
  /** What else is to be known about the invitation. */
  notes: readonly string[];
}

interface SponsorFacts {
  t: Awaited<ReturnType<typeof getTranslations<"signUp">>>;
  link: ReadInvitation | "malformed" | undefined;
  named: Invitation | null;
  sponsor: SponsorView | null;
}

interface SponsorProps {
  /** Who is sent along with the sign-up. */
  sponsor: NamedSponsor | null;
  /** Why nobody is, although the link or an earlier visit named somebody. */
  notice: string | null;
  /** The link named somebody who can invite: worth remembering. */
  remembers: boolean;
}

/** What the form shows of an invitation, from the link and from what the upstream says about it. */
function sponsorProps({ t, link, named, sponsor }: SponsorFacts): SponsorProps {
  const nobody = { sponsor: null, remembers: false };
  if (link === "malformed") return { ...nobody, notice: t("invitationMalformed") };
  if (!named || !sponsor) return { ...nobody, notice: null };
  const { state, username, name, pictureUrl, closedLegs, kickbackPercent } = sponsor;
  if (state === "unknown") return { ...nobody, notice: t("sponsorUnknown") };
  if (state === "ineligible") return { ...nobody, notice: t("sponsorIneligible", { name }) };
  const isClosed = named.leg !== null && closedLegs.includes(named.leg);
  const notes = [
    state === "unchecked" && t("sponsorUnchecked"),
    isClosed && t("legClosed"),
    link && !link.isLegKnown && t("legUnknown"),
  ];
  return {
    sponsor: {
      username,
      name,
      pictureUrl,
      kickbackPercent,
      leg: isClosed ? null : named.leg,
      notes: notes.filter((note) => typeof note === "string"),
    },
    notice: null,
    remembers: link !== undefined,
  };
}

const TERMS_LINK = "font-semibold text-accent-text underline underline-offset-4";

/** What is accepted, and below it where the operator's pages say so. */
function Terms() {
  return (
    <>
      <TermsSentence />
      <LegalLinks
        pages={["terms", "privacy", "risk"]}
        isInline
        className="mt-1 flex flex-wrap gap-x-4 gap-y-1"
        linkStyle={TERMS_LINK}
      />
    </>
  );
}

async function TermsSentence() {
  const [t, { docsHome }] = await Promise.all([getTranslations("signUp"), readLinks()]);
  if (!docsHome) return t("terms");
  return t.rich("termsWithDocs", {
    docs: (text) => (
      <ExternalLink href={docsHome} className={TERMS_LINK}>
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
  "signUp.withoutInvitation",
  "signUp.restoreInvitation",
  "signUp.haveCode",
  "signUp.fullName",
  "signUp.email",
  "signUp.emailHint",
  "signUp.password",
  "signUp.termsRequired",
  "signUp.submit",
  "signUp.submitting",
  "signUp.unknown",
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
  "signUp.usernameKept",
] as const;

interface SignUpScreenProps {
  /** What the address names; without it the invitation that this browser remembers counts. */
  link?: ReadInvitation | "malformed";
}

/** The sign-up of a guest, invited or not. It works whatever becomes of the invitation. */
export async function SignUpScreen({ link }: SignUpScreenProps) {
  await requireGuest();
  const [t, locale, remembered, { invitationCodes }] = await Promise.all([
    getTranslations("signUp"),
    getLocale(),
    rememberedInvitation(),
    readCapabilities(),
  ]);
  const named = link === "malformed" ? null : (link ?? remembered);
  const sponsor = named && (await readSponsor(named.username));
  const shown = sponsorProps({ t, link, named, sponsor });
  return (
    <EntryFrame kind="signUp">
      <Texts of={SIGN_UP_TEXTS}>
        <SignUpFlow
          invitation={shown.sponsor && { username: shown.sponsor.username, leg: shown.sponsor.leg }}
          remembers={shown.remembers}
          takesCode={invitationCodes === true}
          sponsor={
            shown.sponsor && (
              <SponsorFace
                {...shown.sponsor}
                texts={{
                  invitedBy: t("invitedBy"),
                  leg: shown.sponsor.leg && t(shown.sponsor.leg),
                  kickback:
                    shown.sponsor.kickbackPercent > 0
                      ? t("kickback", {
                          percent: formatRate(String(shown.sponsor.kickbackPercent), locale),
                        })
                      : null,
                }}
              />
            )
          }
          notice={shown.notice && <FormNotice tone="warn">{shown.notice}</FormNotice>}
          terms={<Terms />}
          termsVersion={termsVersion()}
          footer={
            <>
              {t("haveAccount")}
              {sentenceGap(locale)}
              <TextLink href={LOGIN_PATH}>{t("login")}</TextLink>
            </>
          }
          locale={localeRow(locale).locale}
        />
      </Texts>
    </EntryFrame>
  );
}
