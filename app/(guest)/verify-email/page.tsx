import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FormCard } from "@/app/_shell/forms/form-card";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { isMailToken } from "@/lib/contract/values/credentials";
import { single } from "@/lib/list/search-params";
import { LOGIN_PATH, withReturnUrl } from "@/lib/paths";
import { AFTER_LOGIN_PATH, PAGES } from "@/lib/routes";
import { currentSession } from "@/lib/session/server";
import { EntryFrame } from "../_components/entry-frame";
import { WayOn } from "../_components/way-on";
import { VerifyCard } from "./_components/verify-card";

/** The address holds a token, so no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata("verifyEmail")), referrer: "no-referrer" };
}

const VERIFY_TEXTS = [
  "verifyEmail.heading",
  "verifyEmail.text",
  "verifyEmail.submit",
  "verifyEmail.submitting",
  "verifyEmail.unknown",
  "verifyEmail.doneHeading",
  "verifyEmail.deadHeading",
  "login.failed",
] as const;

/** A visitor of either kind confirms an address; opening the page alone changes nothing. */
export default async function VerifyEmailPage({ searchParams }: PageProps<"/verify-email">) {
  const [query, session, locale, t] = await Promise.all([
    searchParams,
    currentSession(),
    getLocale(),
    getTranslations("verifyEmail"),
  ]);
  const isMember = session.state === "member";
  const settings = PAGES.settings.path;
  const newMail = isMember
    ? { href: settings, text: t("settings") }
    : { href: withReturnUrl(LOGIN_PATH, settings), text: t("login") };
  const token = single(query, "token");
  if (!isMailToken(token)) {
    const way = t(isMember ? "deadMember" : "deadGuest");
    return (
      <EntryFrame kind="login">
        <FormCard
          heading={t("incompleteHeading")}
          text={`${t("incompleteText")}${sentenceGap(locale)}${way}`}
        >
          <WayOn {...newMail} />
        </FormCard>
      </EntryFrame>
    );
  }
  const onward = isMember
    ? { href: AFTER_LOGIN_PATH, text: t("airdrop") }
    : { href: LOGIN_PATH, text: t("login") };
  return (
    <EntryFrame kind="login">
      <Texts of={VERIFY_TEXTS}>
        <VerifyCard
          token={token}
          onward={onward}
          newMail={newMail}
          doneText={t(isMember ? "doneMember" : "doneGuest")}
          deadText={t(isMember ? "deadMember" : "deadGuest")}
        />
      </Texts>
    </EntryFrame>
  );
}
