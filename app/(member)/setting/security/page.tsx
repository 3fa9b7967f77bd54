import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Notice } from "@/app/_ui/state/notice";
import type { User } from "@/lib/contract/account";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readNotificationPreferences, readWeeklyMail } from "@/lib/domain/notification/server";
import { readPasskeys } from "@/lib/domain/passkey/server";
import { readClosing } from "@/lib/domain/personal-data/server";
import {
  readDevices,
  readLoginHistory,
  readSecurityCheck,
  readSecurityLog,
  readWithdrawalLock,
} from "@/lib/domain/security/server";
import { readSavedAddresses } from "@/lib/domain/wallet/server";
import { pageNumber } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { startReads } from "@/lib/session/server";
import { SettingTabs } from "../_components/setting-tabs";
import { DevicesCard } from "./_components/devices-card";
import { PasswordForm } from "./_components/password-form";
import { LazyPhraseForm } from "./_components/phrase-form.lazy";
import { NotificationsCard } from "./_notifications/notifications-card";
import { PasskeysCard } from "./_passkeys/passkeys-card";
import { LazyAddressLock } from "./_protection/address-lock.lazy";
import { ADDRESS_LOCK_ID, PHRASE_ID } from "./_protection/anchors";
import { AutoLogoutCard } from "./_protection/auto-logout-card";
import { CheckCard } from "./_protection/check-card";
import { FreezeCard } from "./_protection/freeze-card";
import { HoldsCard } from "./_protection/holds-card";
import { LockCard } from "./_protection/lock-card";
import { LogCard } from "./_protection/log-card";
import { TwoFactorCard } from "./_protection/two-factor-card";
import { HistoryCard } from "./history-card";

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
    <Card id={PHRASE_ID} className="max-md:p-4">
      <CardHeading>{t("phrase")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("phraseText")}</p>
      <Texts of={PHRASE_TEXTS}>
        <LazyPhraseForm phrase={phrase} />
      </Texts>
    </Card>
  );
}

const PASSWORD_TEXTS = [
  "newPassword",
  "security.password",
  "security.currentPassword",
  "security.newPassword",
  "security.confirmPassword",
  "security.submit",
  "security.submitting",
  "security.failed",
  "security.passwordUnknown",
  "resetPassword.doneHeading",
] as const;

/** A new password, and what comes with it. */
async function PasswordCard({ user }: { user: User }) {
  const t = await getTranslations("security");
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("password")}</CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">{t("passwordText")}</p>
      <Texts of={PASSWORD_TEXTS}>
        <PasswordForm
          username={user.username}
          email={user.email}
          isMain={user.gg2FAEnabled !== false}
        />
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
        time: () => <MemberTime at={until} timeZone={timeZone} namesZone isPlain />,
      })}
    >
      {t("holdText")}
    </Notice>
  );
}

export const generateMetadata = () => pageMetadata("security");

const PAGE_SIZE = 10;

/** What the page shows where the service offers it. */
async function readOffered() {
  const { closing, withdrawalLock, passkeys, weeklyMail } = await readCapabilities();
  return Promise.all([
    closing && readClosing(),
    withdrawalLock && readWithdrawalLock(),
    passkeys && readPasskeys(),
    weeklyMail && readWeeklyMail(),
  ]);
}

export default memberPage(async ({ searchParams }: PageProps<"/setting/security">) => {
  const params = await searchParams;
  startReads(
    readSecurityCheck(),
    readSavedAddresses(),
    readSecurityLog(pageNumber(params, "log"), PAGE_SIZE),
    readDevices(),
    readLoginHistory(pageNumber(params), PAGE_SIZE),
    readNotificationPreferences(),
    readOffered(),
  );
  const [t, titles, user] = await Promise.all([
    getTranslations("security"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const hasFactor = user.gg2FAEnabled === true || Boolean(user.passkeyCount);
  const [check, holds, freeze, lock, log, passkeys, notices, devices, history] = await Promise.all([
    memberSection(
      async () => (
        <CheckCard
          check={await readSecurityCheck()}
          hasPasskeysAlone={user.gg2FAEnabled === false && Boolean(user.passkeyCount)}
        />
      ),
      "securityCheck.title",
    ),
    memberSection(async () => {
      const offered = await readCapabilities();
      const [addresses, closing] = await Promise.all([
        unlessDown(readSavedAddresses().then((saved) => saved ?? [])),
        offered.closing
          ? unlessDown(readClosing().then((closing) => ({ at: closing?.closesAt })))
          : { at: null },
      ]);
      return <HoldsCard user={user} closing={closing} addresses={addresses} timeZone={timeZone} />;
    }, "securityHolds.title"),
    memberSection(async () => {
      const isOffered = (await readCapabilities()).freeze === true;
      return <FreezeCard isOffered={isOffered} hasFactor={hasFactor} />;
    }, "freeze.title"),
    memberSection(async () => {
      const offered = (await readCapabilities()).withdrawalLock;
      return (
        <LockCard
          lock={offered ? await readWithdrawalLock() : null}
          maxDays={offered?.maxDays ?? 0}
          hasBothFactors={user.gg2FAEnabled === true && Boolean(user.passkeyCount)}
          timeZone={timeZone}
        />
      );
    }, "withdrawalLock.title"),
    memberSection(
      async () => (
        <LogCard
          log={await readSecurityLog(pageNumber(params, "log"), PAGE_SIZE)}
          timeZone={timeZone}
        />
      ),
      "securityLog.title",
    ),
    memberSection(async () => {
      const isOffered = Boolean((await readCapabilities()).passkeys);
      const [list, check] = await Promise.all([
        isOffered ? readPasskeys() : null,
        unlessDown(readSecurityCheck()),
      ]);
      const codes = check?.items.find(({ code }) => code === "recovery_codes");
      return (
        <PasskeysCard
          passkeys={list}
          lacksRecoveryCodes={codes !== undefined && codes.state !== "done"}
          hasCodes={user.gg2FAEnabled === true}
          username={user.username}
          timeZone={timeZone}
        />
      );
    }, "passkeys.title"),
    memberSection(async () => {
      const { push, weeklyMail } = await readCapabilities();
      const [preferences, weekly] = await Promise.all([
        readNotificationPreferences(),
        weeklyMail ? unlessDown(readWeeklyMail().then((mail) => ({ mail }))) : { mail: null },
      ]);
      const hasPush = Boolean(push);
      return <NotificationsCard {...{ preferences, hasPush, weekly, timeZone }} />;
    }, "notifications.title"),
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
      <PageHeading
        title={titles("security")}
        text={<span className="max-md:sr-only">{t("text")}</span>}
      />
      <SettingTabs current="security" />
      <HoldNotice until={user.securityHoldUntil} timeZone={timeZone} />
      <div className="grid grid-cols-1 items-start gap-4 md:gap-5 xl:grid-cols-2">
        <div className="min-w-0 xl:col-span-2">
          <TwoFactorCard
            isEnabled={user.gg2FAEnabled ?? null}
            hasPasskey={Boolean(user.passkeyCount)}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {check}
          <PasswordCard user={user} />
          {freeze}
          {lock}
          {notices}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {holds}
          {passkeys}
          {user.settings && <PhraseCard phrase={user.settings.antiPhishing ?? ""} />}
          {typeof user.settings?.addressLock === "boolean" && (
            <Card id={ADDRESS_LOCK_ID} className="max-md:p-4">
              <Texts of={["addressLock"]}>
                <LazyAddressLock initial={user.settings.addressLock} />
              </Texts>
            </Card>
          )}
          {user.settings?.autoLogoutMinutes != null && (
            <AutoLogoutCard minutes={user.settings.autoLogoutMinutes} />
          )}
          {devices}
        </div>
        {log}
        {history}
      </div>
    </>
  );
});
