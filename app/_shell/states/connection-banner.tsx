"use client";

import { WifiOff } from "lucide";
import { useRouter } from "next/navigation";
import { useOffline } from "next/offline";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { followedLink } from "@/app/_shell/forms/leaving-address";
import { quietRefresh } from "@/app/_shell/navigation/quiet-refresh";
import { Icon } from "@/app/_ui/data/icon";
import { whenOnline } from "@/lib/live/network";

const SHOWN_AGAIN_MS = 4_000;

/** A place of this page takes no network. */
function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/**
 * Holds a link that would load a document while there is no network, and follows the last one once there is:
 * the browser's own error page would take what stands here away.
 */
function holdDocumentLoads(): () => void {
  let held: string | null = null;
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || navigator.onLine) return;
    const link = followedLink(event);
    if (!link || isOnThisPage(link)) return;
    event.preventDefault();
    const isFirst = held === null;
    held = link.href;
    if (isFirst) whenOnline().then(() => window.location.assign(held ?? ""));
  };
  window.addEventListener("click", onClick);
  return () => window.removeEventListener("click", onClick);
}

/**
 * Says while the device is offline that what is shown may be old. Once it is online again the page is
 * asked for anew, by itself, and that is said too.
 */
export function ConnectionBanner() {
  const t = useTranslations("connection");
  const router = useRouter();
  const isOffline = useOffline();
  const wasOffline = useRef(false);
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    if (isOffline) {
      wasOffline.current = true;
      setBack(false);
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setBack(true);
    quietRefresh(router.refresh);
    const timer = setTimeout(() => setBack(false), SHOWN_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isOffline, router]);

  useEffect(holdDocumentLoads, []);

  const state = isOffline ? "offline" : isBack ? "back" : null;
  return (
    <div
      role="status"
      className="connection-banner pointer-events-none fixed inset-x-0 bottom-[calc(1.5rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-4"
    >
      {state && (
        <p
          className={`flex items-center gap-2.5 rounded-full border border-line-strong bg-raised px-4 py-2.5 text-md font-medium shadow-card ${isOffline ? "text-warn" : "text-up"}`}
        >
          {isOffline && <Icon node={WifiOff} size={18} className="shrink-0" />}
          {t(state)}
        </p>
      )}
    </div>
  );
}
