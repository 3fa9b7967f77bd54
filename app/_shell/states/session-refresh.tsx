"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whenOnline } from "@/lib/live/network";
import { within } from "@/lib/live/within";
import { refreshSession } from "@/lib/session/client";

/** After an answer that was lost, or a refusal that leaves the page as it is. */
const AGAIN_MS = 5_000;
/** A network that swallows a question answers nothing for as long as it likes. */
const ANSWER_MS = 20_000;

/**
 * Stands in for a page whose token expired during a client navigation: renews the session from the
 * browser and renders the page again in the same document, for as long as that shows nothing else.
 */
export function SessionRefresh() {
  const router = useRouter();
  useEffect(() => {
    let isLeft = false;
    const renew = async () => {
      await whenOnline();
      const answer = refreshSession().then(
        () => false,
        () => true,
      );
      const isLost = await within(ANSWER_MS, answer);
      if (isLeft) return;
      router.refresh();
      if (isLost !== false) setTimeout(() => isLeft || renew(), AGAIN_MS);
    };
    renew();
    return () => {
      isLeft = true;
    };
  }, [router]);
  return <div aria-busy="true" data-session-refresh="" className="min-h-40" />;
}
