"use client";

import { useEffect, useState } from "react";
import { serverOffsetMs } from "@/app/_ui/server-offset";
import { claimableAt, neverBack, shownAmount } from "@/lib/mining/live";
import type { SessionView } from "@/lib/mining/session-view";
import { formatQuantity } from "@/lib/money/format";

const TICK_MS = 1_000;
/** Decimals of mBTC elsewhere; the counter shows as many again, smaller. */
const DECIMALS = 6;

// Below the sixth decimal the head is zero, and the tail shows what there is.
function headOf(raw: string, locale: string): string {
  const [whole = "0", fraction = ""] = raw.split(".");
  const cut = `${whole}.${fraction.slice(0, DECIMALS)}`;
  return formatQuantity(cut, "mBTC", locale);
}

/** What can be claimed, counted on each second from the service's figures by the service's clock. */
export function LiveAmount({ session, locale }: { session: SessionView; locale: string }) {
  const [shown, setShown] = useState(() => claimableAt(session, Date.parse(session.serverTime)));

  useEffect(() => {
    const offset = serverOffsetMs(session.serverTime);
    const tick = () =>
      setShown((last) => neverBack(last, claimableAt(session, Date.now() + offset)));
    tick();
    if (session.state !== "running") return;
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [session]);

  const raw = shownAmount(shown);
  const tail = raw.split(".")[1]?.slice(DECIMALS, 2 * DECIMALS);
  return (
    <bdi dir="ltr" data-amount={raw} data-private className="figures whitespace-nowrap">
      {headOf(raw, locale)}
      <span aria-hidden className="text-[0.5em] text-faint">
        {tail}
      </span>
      <span className="text-[0.5em] text-muted"> mBTC</span>
    </bdi>
  );
}
