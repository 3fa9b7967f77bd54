import { type ReactNode, Suspense } from "react";
import { isPageSoonReady, PAGE_END_ID } from "@/app/_shell/frame/first-flush";
import { MemberFrame } from "@/app/_shell/frame/member-frame";
import { LazyValidityWatch } from "@/app/_shell/frame/member-frame.lazy";
import { readFrameUser } from "@/app/_shell/frame/member-page";
import { ACCOUNT_MENU_TEXTS, AccountMenu } from "@/app/_shell/menu/account-menu";
import { DeviceZone } from "@/app/_shell/preferences/device-zone";
import { Texts } from "@/app/_shell/texts/texts";
import { hasChosenTimeZone } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";

/**
 * The first byte waits for it: a session that has ended becomes a real redirect while the page beside it
 * renders in parallel, and a page that is soon ready needs no skeleton. As its content still comes after
 * the frame around it, a browser that can (HTML, `rel=expect`) draws both at once.
 */
async function SessionDecision() {
  const [isSoonReady] = await Promise.all([isPageSoonReady(), readFrameUser()]);
  if (!isSoonReady) return null;
  return <link rel="expect" href={`#${PAGE_END_ID}`} blocking="render" />;
}

/** The account menu of the signed-in member. */
async function MemberAccount() {
  const user = await readFrameUser();
  if (!user) return <AccountMenu user={null} />;
  const { fullName, username, avatar, timeZone } = user;
  return (
    <>
      {!(await hasChosenTimeZone()) && <DeviceZone shown={timeZoneOf(timeZone)} />}
      <AccountMenu user={{ fullName, username, avatarUrl: avatar?.completedUrl ?? null }} />
    </>
  );
}

/** Tells the member who has become valid. */
async function MemberValidity() {
  const user = await readFrameUser();
  return user && <LazyValidityWatch username={user.username} isValid={user.isValid} />;
}

/** Of the frame, and of what is on many pages. */
const MEMBER_TEXTS = [
  ...ACCOUNT_MENU_TEXTS,
  "login.failed",
  "login.tryAgainIn",
  "notifications",
  "price",
  "validation",
  "validity",
  "walletConnect.network.short",
  "walletConnect.network.current",
] as const;

export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <Texts of={MEMBER_TEXTS}>
      <SessionDecision />
      <MemberFrame account={<MemberAccount />}>{children}</MemberFrame>
      <Suspense>
        <MemberValidity />
      </Suspense>
    </Texts>
  );
}
