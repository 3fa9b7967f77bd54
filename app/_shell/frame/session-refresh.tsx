"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { refreshSession } from "@/lib/session/client";

/**
 * Stands in for a page whose token expired during a client navigation: renews the session from the
 * browser and renders the page again in the same document.
 */
export function SessionRefresh() {
  const router = useRouter();
  useEffect(() => {
    const renderAgain = () => router.refresh();
    refreshSession().then(renderAgain, renderAgain);
  }, [router]);
  return <div aria-busy="true" data-session-refresh="" className="min-h-40" />;
}
