"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whenOnline } from "@/lib/live/network";
import { refreshSession } from "@/lib/session/client";

/** After an answer that was lost, or a refusal that leaves the page as it is. */
const AGAIN_MS = 5_000;

/**
 * Stands in for a page whose token expired during a client navigation: renews the session from the
 * browser and renders the page again in the same document, for as long as that shows nothing else.
 */
export function SessionRefresh() {
  const router = useRouter();
  useEffect(() => {
    let isLeft = false;
    const renew = async () => {
      const isLost = await whenOnline()
        .then(refreshSession)
        .then(
          () => false,
          () => true,
        );
      if (isLeft) return;
      router.refresh();
      if (isLost) setTimeout(() => isLeft || renew(), AGAIN_MS);
    };
    renew();
    return () => {
      isLeft = true;
    };
  }, [router]);
  return <div aria-busy="true" data-session-refresh="" className="min-h-40" />;
}
