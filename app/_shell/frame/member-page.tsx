import type { Route } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { announcePage, FIRST_VIEW_END_ID } from "@/app/_shell/frame/first-flush";
import { LazySessionRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { SectionPlace } from "@/app/_shell/frame/section-place";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import { ServiceTime } from "@/app/_shell/time/service-time";
import type { User } from "@/lib/contract/account";
import { readProfile } from "@/lib/domain/account/server";
import { serviceClock } from "@/lib/live/service-clock";
import {
  currentSession,
  type Outage,
  outageOf,
  renderContext,
  reportOutage,
  resolveInterruption,
  SessionInterruption,
} from "@/lib/session/server";

function failedPage(outage: Outage): ReactNode {
  return <SectionPlace read={{ failure: <UnavailableSection outage={outage} /> }} />;
}

async function answerFailure(error: unknown): Promise<ReactNode> {
  if (error instanceof SessionInterruption) {
    const resolution = await resolveInterruption(error);
    if (resolution.kind === "redirect") redirect(resolution.to as Route);
    if (resolution.kind === "refresh-in-browser") return <LazySessionRefresh />;
    const { requestId } = await renderContext();
    return failedPage({ requestId, waitSeconds: null });
  }
  const outage = outageOf(error);
  if (!outage) throw error;
  return failedPage(outage);
}

/**
 * A member page. It checks the session itself before anything is shown, whatever the middleware
 * did. When the upstream fails the page says so and offers a retry; an expired session is renewed.
 */
export function memberPage<Props>(
  render: (props: Props) => Promise<ReactNode>,
): (props: Props) => Promise<ReactNode> {
  return async (props) => {
    try {
      const session = await currentSession();
      if (session.state !== "member") {
        throw new SessionInterruption(session.state === "guest" ? "guest" : "second-factor");
      }
      const content = await render(props);
      const page = (
        <>
          <ServiceTime at={serviceClock.instant()} />
          {content}
          <span id={FIRST_VIEW_END_ID} hidden />
        </>
      );
      return <SectionPlace read={{ content: page }} />;
    } catch (error) {
      return answerFailure(error);
    } finally {
      announcePage();
    }
  };
}

/**
 * The member for the frame around a page, or null while the page itself says what is wrong. On a
 * document load it redirects like a page, so that the answer has a real status before anything is
 * sent; during a client navigation the page renews the session.
 */
export async function readFrameUser(): Promise<User | null> {
  try {
    return await readProfile();
  } catch (error) {
    if (!(error instanceof SessionInterruption)) {
      if (reportOutage(error) === null) throw error;
      return null;
    }
    const resolution = await resolveInterruption(error);
    if (resolution.kind === "redirect") redirect(resolution.to as Route);
    return null;
  }
}
