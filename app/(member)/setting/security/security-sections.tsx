import { memberSection } from "@/app/_shell/frame/member-section";
import { unlessDown } from "@/app/_shell/states/unless-down";
import type { User } from "@/lib/contract/account";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { mayHavePasskey, ownsPasskey, readCapabilities } from "@/lib/domain/capability/server";
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
import { startReads } from "@/lib/session/server";
import { DevicesCard } from "./_components/devices-card";
import { NotificationsCard } from "./_notifications/notifications-card";
import { PasskeysCard } from "./_passkeys/passkeys-card";
import { CheckCard } from "./_protection/check-card";
import { FreezeCard } from "./_protection/freeze-card";
import { HoldsCard } from "./_protection/holds-card";
import { LockCard } from "./_protection/lock-card";
import { LogCard } from "./_protection/log-card";
import { HistoryCard } from "./history-card";
import type { ListPlaces } from "./list-places";

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

const readLog = ({ log }: ListPlaces) => readSecurityLog(log ?? 1, PAGE_SIZE);
const readHistory = ({ history }: ListPlaces) => readLoginHistory(history, PAGE_SIZE);

/** Begins whatever the cards read. */
export function startSectionReads(places: ListPlaces): void {
  startReads(
    readSecurityCheck(),
    readSavedAddresses(),
    readLog(places),
    readDevices(),
    readHistory(places),
    readNotificationPreferences(),
    readOffered(),
  );
}

/** The check-up asks for no passkey where none can be added. */
async function checkCard(user: User) {
  const [check, { passkeys }, mayAddPasskey] = await Promise.all([
    readSecurityCheck(),
    readCapabilities(),
    mayHavePasskey(user),
  ]);
  const items = check?.items.filter(
    ({ code, state }) => passkeys || code !== "passkey" || state === "done",
  );
  return (
    <CheckCard
      check={check && { ...check, items: items ?? [] }}
      mayAddPasskey={mayAddPasskey}
      hasPasskeysAlone={user.gg2FAEnabled === false && Boolean(user.passkeyCount)}
    />
  );
}

async function holdsCard(user: User, timeZone: string) {
  const offered = await readCapabilities();
  const [addresses, closing] = await Promise.all([
    unlessDown(readSavedAddresses().then((saved) => saved ?? [])),
    offered.closing
      ? unlessDown(readClosing().then((closing) => ({ at: closing?.closesAt })))
      : { at: null },
  ]);
  return <HoldsCard user={user} closing={closing} addresses={addresses} timeZone={timeZone} />;
}

async function lockCard(user: User, timeZone: string) {
  const [{ withdrawalLock: offered }, owns] = await Promise.all([
    readCapabilities(),
    ownsPasskey(user),
  ]);
  return (
    <LockCard
      lock={offered ? await readWithdrawalLock() : null}
      maxDays={offered?.maxDays ?? 0}
      hasBothFactors={owns === null ? null : user.gg2FAEnabled === true && owns}
      timeZone={timeZone}
    />
  );
}

async function passkeysCard(user: User, timeZone: string) {
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
}

async function notificationsCard(timeZone: string) {
  const { push, weeklyMail } = await readCapabilities();
  const [preferences, weekly] = await Promise.all([
    readNotificationPreferences(),
    weeklyMail ? unlessDown(readWeeklyMail().then((mail) => ({ mail }))) : { mail: null },
  ]);
  const hasPush = Boolean(push);
  return <NotificationsCard {...{ preferences, hasPush, weekly, timeZone }} />;
}

/** The cards that read by themselves: where one cannot, the others stand. */
export async function securitySections(user: User, places: ListPlaces) {
  const timeZone = timeZoneOf(user.timeZone);
  const [check, holds, freeze, lock, log, passkeys, notices, devices, history] = await Promise.all([
    memberSection(() => checkCard(user), "securityCheck.title"),
    memberSection(() => holdsCard(user, timeZone), "securityHolds.title"),
    memberSection(async () => {
      const isOffered = (await readCapabilities()).freeze === true;
      const hasFactor = user.gg2FAEnabled === true || Boolean(user.passkeyCount);
      const namesPasskey = await mayHavePasskey(user);
      return <FreezeCard {...{ isOffered, hasFactor, namesPasskey }} />;
    }, "freeze.title"),
    memberSection(() => lockCard(user, timeZone), "withdrawalLock.title"),
    memberSection(
      async () => <LogCard log={await readLog(places)} {...{ places, timeZone }} />,
      "securityLog.title",
    ),
    memberSection(() => passkeysCard(user, timeZone), "passkeys.title"),
    memberSection(() => notificationsCard(timeZone), "notifications.title"),
    memberSection(
      async () => <DevicesCard devices={await readDevices()} {...{ places, timeZone }} />,
      "security.devices",
    ),
    memberSection(
      async () => <HistoryCard history={await readHistory(places)} {...{ places, timeZone }} />,
      "security.history",
    ),
  ]);
  return { check, holds, freeze, lock, log, passkeys, notices, devices, history };
}
