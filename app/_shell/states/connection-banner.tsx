"use client";

import { WifiOff } from "lucide";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Icon } from "@/app/_ui/data/icon";

const SHOWN_AGAIN_MS = 4_000;

type State = "online" | "offline" | "back";

/**
 * Says while the device is offline that what is shown may be old. Once it is online again the page is
 * asked for anew, by itself, and that is said too.
 */
export function ConnectionBanner() {
  const t = useTranslations("connection");
  const router = useRouter();
  const [state, setState] = useState<State>("online");

  useEffect(() => {
    const onOffline = () => setState("offline");
    const onOnline = () => {
      setState("back");
      router.refresh();
    };
    if (!navigator.onLine) onOffline();
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
    };
  }, [router]);

  useEffect(() => {
    if (state !== "back") return;
    const timer = setTimeout(() => setState("online"), SHOWN_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div
      role="status"
      className="connection-banner pointer-events-none fixed inset-x-0 bottom-[calc(1.5rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-4"
    >
      {state !== "online" && (
        <p
          className={`flex items-center gap-2.5 rounded-full border border-line-strong bg-raised px-4 py-2.5 text-md font-medium shadow-card ${state === "offline" ? "text-warn" : "text-up"}`}
        >
          {state === "offline" && <Icon node={WifiOff} size={18} className="shrink-0" />}
          {t(state)}
        </p>
      )}
    </div>
  );
}
