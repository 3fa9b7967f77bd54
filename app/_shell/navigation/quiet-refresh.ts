import { startTransition } from "react";
import { callBff, callOwn } from "@/lib/bff/client/client";
import { pageMember } from "@/lib/bff/client/page-member";
import type { accountEndpoints } from "@/lib/contract/account";

/** Several countdowns may end at once. */
const SAME_MOMENT_MS = 1_000;

let askedAt = Number.NEGATIVE_INFINITY;
let isWaiting = false;

function holdsWork(): boolean {
  const isTyped = document.body.dataset.typed === window.location.pathname;
  return isTyped || document.querySelector("[role$=dialog]") !== null;
}

/**
 * Renders the page anew without a press. The router takes whatever is no page of this build for a reason to load the
 * document, with which goes what was typed: so this one asks before, leaves the page as it is while the service does not answer,
 * and one of another build until nothing is typed and no dialog is open.
 *
 * @param staysOnPage of a member's page alone, which stays where the session is over, too: that is for whoever is at work to find out
 */
export async function quietRefresh(refresh: () => void, staysOnPage?: true): Promise<void> {
  const isMembers = pageMember() !== undefined;
  if (isWaiting || (staysOnPage && !isMembers)) return;
  isWaiting = true;
  const waitMs = askedAt + SAME_MOMENT_MS - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  askedAt = performance.now();
  isWaiting = false;
  try {
    const [{ version }] = await Promise.all([
      callOwn<{ version: string }>({ method: "GET", path: "health" }),
      isMembers &&
        callBff<typeof accountEndpoints.profile>({
          method: "GET",
          path: "account/profile",
          ...(staysOnPage && { staysOnPage }),
        }),
    ]);
    if (version === document.documentElement.dataset.build || !holdsWork())
      startTransition(refresh);
  } catch {
    // What stands here is older, and still there; whoever asks next may be answered.
  }
}
