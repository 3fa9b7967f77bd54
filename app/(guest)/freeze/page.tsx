import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FormCard } from "@/app/_shell/forms/form-card";
import { TextLink } from "@/app/_shell/forms/text-link";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { isMailToken } from "@/lib/contract/values/credentials";
import { mayFreeze, mayNamePasskey } from "@/lib/domain/capability/server";
import { single } from "@/lib/list/search-params";
import { FORGOT_PATH, SECURITY_PATH, UNFREEZE_PATH } from "@/lib/paths";
import { EntryFrame } from "../_components/entry-frame";
import { SupportLine } from "../_components/support-line";
import { WayOn } from "../_components/way-on";
import { FreezeLink } from "./_components/freeze-link";

/** The address holds a token, so no other site is told it. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata("freeze")), referrer: "no-referrer" };
}

const TEXTS = [
  "freeze.title",
  "freeze.submit",
  "freeze.submitting",
  "freeze.failed",
  "freeze.unknown",
  "freeze.doneTitle",
  "freeze.doneText",
  "freeze.deadText",
  "verifyEmail.deadHeading",
] as const;

/** From a mail about a change: a press freezes the account, opening the page alone changes nothing. */
export default async function FreezePage({ searchParams }: PageProps<"/freeze">) {
  const [query, isOffered, namesPasskey, locale, t, mail, security, password] = await Promise.all([
    searchParams,
    mayFreeze(),
    mayNamePasskey(),
    getLocale(),
    getTranslations("freeze"),
    getTranslations("verifyEmail"),
    getTranslations("withdraw"),
    getTranslations("resetPassword"),
  ]);
  const token = single(query, "token");
  const gap = sentenceGap(locale);
  const settings = { href: SECURITY_PATH, text: security("gateHoldLink") };
  const otherWays = (
    <div className="grid gap-3">
      <WayOn href={FORGOT_PATH} text={password("heading")} />
      <TextLink href={settings.href} className="justify-self-start">
        {settings.text}
      </TextLink>
      <SupportLine />
    </div>
  );
  if (!isOffered || !isMailToken(token)) {
    return (
      <EntryFrame kind="login">
        {isOffered ? (
          <FormCard
            heading={mail("incompleteHeading")}
            text={`${mail("incompleteText")}${gap}${t("deadText")}`}
          >
            {otherWays}
          </FormCard>
        ) : (
          <FormCard heading={t("title")} text={t("missing")}>
            <WayOn {...settings} />
          </FormCard>
        )}
      </EntryFrame>
    );
  }
  return (
    <EntryFrame kind="login">
      <Texts of={TEXTS}>
        <FreezeLink
          token={token}
          text={`${t("loggedOut")}${gap}${t(namesPasskey ? "withoutFactor" : "withoutFactorAlone")}`}
          reopen={{ href: UNFREEZE_PATH, text: t("reopen") }}
          otherWays={otherWays}
        />
      </Texts>
    </EntryFrame>
  );
}
