import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { FIRST_VIEW_END_ID, isPageSoonReady } from "@/app/_shell/frame/first-flush";
import { MemberFrame } from "@/app/_shell/frame/member-frame";
import {
  LazyDeviceZone,
  LazyIdleWatch,
  LazyNewTerms,
  LazyValidityWatch,
} from "@/app/_shell/frame/member-frame.lazy";
import { readFrameUser } from "@/app/_shell/frame/member-page";
import { MenuLegalLinks } from "@/app/_shell/legal/legal-links";
import type { FrameMember } from "@/app/_shell/menu/account-menu";
import { menuPaths } from "@/app/_shell/menu/menu-page";
import { readMenuState } from "@/app/_shell/preferences/preferences";
import { HeaderPrice } from "@/app/_shell/prices/header-price";
import { Texts } from "@/app/_shell/texts/texts";
import { PAGE_MEMBER_META, pageMemberOf } from "@/lib/bff/client/page-member";
import { hasChosenTimeZone } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readLinks, readNewTerms } from "@/lib/domain/social/server";
import { currentSession } from "@/lib/session/server";
import { OnboardingChip } from "./_components/onboarding/onboarding-chip";
import { LazyPaletteButton } from "./_components/palette/palette-button.lazy";

/** Nobody shares a page that only its member sees: no preview, and nothing for search engines. */
export const metadata: Metadata = { description: null, openGraph: null, twitter: null };

/**
 * The first byte waits for it: a session that has ended becomes a real redirect while the page beside it
 * renders in parallel, and a page that is soon ready needs no skeleton. As its content still comes after
 * the frame around it, a browser that can (HTML, `rel=expect`) draws both at once.
 */
async function SessionDecision() {
  const [isSoonReady, session] = await Promise.all([
    isPageSoonReady(),
    currentSession(),
    readFrameUser(),
  ]);
  return (
    <>
      {session.state === "member" && (
        <meta name={PAGE_MEMBER_META} content={pageMemberOf(session.anchor.userId)} />
      )}
      {isSoonReady && <link rel="expect" href={`#${FIRST_VIEW_END_ID}`} blocking="render" />}
    </>
  );
}

async function frameMember(): Promise<FrameMember | null> {
  const user = await readFrameUser();
  if (!user) return null;
  const { fullName, username, avatar } = user;
  return { fullName, username, avatarUrl: avatar?.completedUrl ?? null };
}

/** For parts of the frame to await; none of them does where a redirect ends the render before. */
function handedOn<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/** Tells the server the device's time zone, and the member who has become valid. */
async function MemberWatch() {
  const user = await readFrameUser();
  if (!user) return null;
  const { username, isValid, timeZone } = user;
  return (
    <>
      {!(await hasChosenTimeZone()) && <LazyDeviceZone shown={timeZoneOf(timeZone)} />}
      <LazyValidityWatch username={username} isValid={isValid} />
    </>
  );
}

/** Watches over a member who wants to be logged out when idle; also where that was turned off elsewhere and holds here yet. */
async function MemberActivity() {
  const [user, session] = await Promise.all([readFrameUser(), currentSession()]);
  const minutes = user?.settings?.autoLogoutMinutes ?? 0;
  const isWatched = session.state === "member" && session.seen !== null;
  if (!user || (minutes === 0 && !isWatched)) return null;
  return (
    <Texts of={["idle"]}>
      <LazyIdleWatch minutes={minutes} />
    </Texts>
  );
}

/** Asks the member whose terms have changed since they were accepted. */
async function MemberTerms() {
  const user = await readFrameUser();
  const terms = user && (await readNewTerms(user.settings));
  if (!terms) return null;
  return (
    <Texts of={NEW_TERMS_TEXTS}>
      <LazyNewTerms {...terms} />
    </Texts>
  );
}

const NEW_TERMS_TEXTS = [
  "legal.changedTitle",
  "legal.changedText",
  "legal.read",
  "legal.accept",
  "legal.accepting",
  "legal.acceptFailed",
] as const;

/** Of the frame, and of what is on many pages. */
const MEMBER_TEXTS = [
  "account",
  "brand",
  "common.allDigits",
  "common.allDigitsOf",
  "common.chart.flat",
  "common.chart.summary",
  "common.chart.summaryChange",
  "common.notAvailable",
  "common.simulated",
  "common.sorted",
  "header",
  "language.label",
  "login.failed",
  "login.tryAgainIn",
  "menu",
  "notifications.open",
  "notifications.title",
  "notifications.unread",
  "palette.open",
  "price",
  "validation",
  "validity",
  "walletConnect.network.bsc",
  "walletConnect.network.bscTestnet",
  "walletConnect.network.current",
  "walletConnect.network.label",
  "walletConnect.network.short",
] as const;

export default async function MemberLayout({ children }: { children: ReactNode }) {
  const state = await readMenuState();
  const member = handedOn(frameMember());
  return (
    <Texts of={MEMBER_TEXTS}>
      <SessionDecision />
      <MemberFrame
        menus={{
          paths: menuPaths(),
          // While the profile cannot be read, menus show what everybody has.
          isValid: handedOn(readFrameUser().then((user) => user?.isValid === true)),
          state,
        }}
        member={member}
        docs={readLinks().then(({ docsHome }) => docsHome ?? null)}
        legal={<MenuLegalLinks />}
        price={<HeaderPrice />}
        steps={
          <Suspense>
            <OnboardingChip />
          </Suspense>
        }
        search={<LazyPaletteButton member={member} />}
      >
        {children}
      </MemberFrame>
      <Suspense>
        <MemberWatch />
        <MemberActivity />
        <MemberTerms />
      </Suspense>
    </Texts>
  );
}
