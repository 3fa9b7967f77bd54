import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Notice } from "@/app/_ui/state/notice";
import type { User } from "@/lib/contract/account";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readDevices, readLoginHistory } from "@/lib/domain/security/server";
import { pageNumber } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { SettingTabs } from "../_components/setting-tabs";
import { DevicesCard } from "./_components/devices-card";
import { HistoryCard } from "./_components/history-card";
import { PasswordForm } from "./_components/password-form";
import { PhraseForm } from "./_components/phrase-form";

interface TwoFactorCardProps {
  /** Null where the service does not tell; nothing is claimed then. */
  isEnabled: boolean | null;
}

/** Whether signing in asks for a code, with the way to change it. */
async function TwoFactorCard({ isEnabled }: TwoFactorCardProps) {
  const [t, page] = await Promise.all([
    getTranslations("security"),
    getTranslations("twoFactorPage"),
  ]);
  const state = isEnabled === null ? null : isEnabled ? "on" : "off";
  const texts = {
    on: t("twoFactorOnText"),
    off: t("twoFactorOffText"),
  };
  return (
    <Card>
      <CardHeading aside={state && <Badge tone={state === "on" ? "up" : "warn"}>{t(state)}</Badge>}>
        {t("twoFactor")}
      </CardHeading>
      <p className="mb-4 text-md text-muted">{state ? texts[state] : page("text")}</p>
      <LinkButton href={PAGES.twoFactor.path} size="small">
        {t(state === "off" ? "twoFactorSetUp" : "twoFactorManage")}
      </LinkButton>
    </Card>
  );
}

const PHRASE_TEXTS = [
  "security.phraseLabel",
  "security.phraseHint",
  "security.phraseTooLong",
  "security.phraseSave",
  "security.phraseSaving",
  "security.phraseSaved",
  "security.phraseRemoved",
  "security.phraseFailed",
] as const;

/** The phrase by which a member knows a mail of ours. */
async function PhraseCard({ phrase }: { phrase: string }) {
  const t = await getTranslations("security");
  return (
    <Card>
      <CardHeading>{t("phrase")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("phraseText")}</p>
      <Texts of={PHRASE_TEXTS}>
        <PhraseForm phrase={phrase} />
      </Texts>
    </Card>
  );
}

const PASSWORD_TEXTS = [
  "newPassword",
  "security.currentPassword",
  "security.newPassword",
  "security.confirmPassword",
  "security.submit",
  "security.submitting",
  "security.failed",
  "resetPassword.doneHeading",
] as const;

/** A new password, and what comes with it. */
async function PasswordCard({ user }: { user: User }) {
  const t = await getTranslations("security");
  return (
    <Card>
      <CardHeading>{t("password")}</CardHeading>
      <p className="mb-5 text-md text-muted">{t("passwordText")}</p>
      <Texts of={PASSWORD_TEXTS}>
        <PasswordForm username={user.username} email={user.email} />
      </Texts>
    </Card>
  );
}

interface HoldNoticeProps {
  until: string | null | undefined;
  timeZone: string;
}

/** Until when withdrawals rest; nothing when they do not. */
async function HoldNotice({ until, timeZone }: HoldNoticeProps) {
  if (!until || Date.parse(until) <= serviceClock.now()) return null;
  const t = await getTranslations("security");
  return (
    <Notice
      tone="warn"
      className="mb-5"
      title={t.rich("holdTitle", {
        time: () => <MemberTime at={until} timeZone={timeZone} namesZone />,
      })}
    >
      {t("holdText")}
    </Notice>
  );
}

export const generateMetadata = () => pageMetadata("security");

const PAGE_SIZE = 10;

export default memberPage(async ({ searchParams }: PageProps<"/setting/security">) => {
  const params = await searchParams;
  const [t, titles, user] = await Promise.all([
    getTranslations("security"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const [devices, history] = await Promise.all([
    memberSection(
      async () => <DevicesCard devices={await readDevices()} timeZone={timeZone} />,
      "security.devices",
    ),
    memberSection(
      async () => (
        <HistoryCard
          history={await readLoginHistory(pageNumber(params), PAGE_SIZE)}
          timeZone={timeZone}
        />
      ),
      "security.history",
    ),
  ]);
  return (
    <>
      <PageHeading title={titles("security")} text={t("text")} />
      <SettingTabs current="security" />
      <HoldNotice until={user.securityHoldUntil} timeZone={timeZone} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <PasswordCard user={user} />
        <div className="grid min-w-0 gap-5">
          <TwoFactorCard isEnabled={user.gg2FAEnabled ?? null} />
          {user.settings && <PhraseCard phrase={user.settings.antiPhishing ?? ""} />}
        </div>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5">
        {devices}
        {history}
      </div>
    </>
  );
});
