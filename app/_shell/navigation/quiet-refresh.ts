import { startTransition, useLayoutEffect } from "react";
import { callBff, callOwn, isSessionOver } from "@/lib/bff/client/client";
import { pageMember } from "@/lib/bff/client/page-member";
import type { accountEndpoints } from "@/lib/contract/account";
import { holdsTyped } from "./typed-work";

/** Several countdowns may end at once. */
const SAME_MOMENT_MS = 1_000;
const AGAIN_MS = 10_000;
const LOOK_MS = 1_000;
/** A network that swallows a question would hold up every later one. */
const ANSWER_MS = 20_000;

let askedAt = Number.NEGATIVE_INFINITY;
let asking: Promise<void> | null = null;
/** Of who asked last: what was pressed rests until the page is there. */
let render: () => void;
let again: ReturnType<typeof setTimeout> | undefined;

function holdsWork(): boolean {
  return holdsTyped() || document.querySelector("[role$=dialog]") !== null;
}

/** Whether the service answers with a page of this build, or nothing would be lost by another's. */
async function isWelcome(staysOnPage: true | undefined): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const profile = { method: "GET", path: "account/profile", signal } as const;
  const [{ version }] = await Promise.all([
    callOwn<{ version: string }>({ method: "GET", path: "health", signal }),
    pageMember() &&
      callBff<typeof accountEndpoints.profile>({ ...profile, ...(staysOnPage && { staysOnPage }) }),
  ]);
  return version === document.documentElement.dataset.build || !holdsWork();
}

/**
 * Renders the page anew without a press. The router takes whatever is no page of this build for a reason to load the
 * document, with which goes what was typed: so this one asks before, leaves the page as it is while the service does not answer,
 * and one of another build until nothing is typed and no dialog is open. It looks again by itself.
 *
 * @param staysOnPage of a member's page alone, which stays where the session is over, too: that is for whoever is at work to find out
 */
export async function quietRefresh(refresh: () => void, staysOnPage?: true): Promise<void> {
  if (staysOnPage && !pageMember()) return;
  render = refresh;
  asking ??= ask(staysOnPage);
  await asking;
}

async function ask(staysOnPage?: true): Promise<void> {
  clearTimeout(again);
  const waitMs = askedAt + SAME_MOMENT_MS - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  askedAt = performance.now();
  const isReady = await isWelcome(staysOnPage).catch(
    (error: unknown) => isSessionOver(error) && null,
  );
  asking = null;
  if (isReady) startTransition(render);
  else if (isReady === false) again = setTimeout(() => quietRefresh(render, staysOnPage), AGAIN_MS);
}

/** Stands beside what could not be read anew until no dialog is open and nothing is typed, which may be in it. */
export function HeldFailure({ show }: { show: () => void }): null {
  useLayoutEffect(() => {
    const look = () => {
      if (!holdsWork()) show();
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [show]);
  return null;
}
