"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Progress } from "@/app/_ui/data/progress";
import { Amount } from "@/app/_ui/text/amount";
import { Countdown } from "@/app/_ui/text/countdown";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { estimateNet } from "@/lib/domain/mining/estimate";
import { claimableAt, neverBack, shownAmount } from "@/lib/domain/mining/live";
import { sessionPercent } from "@/lib/domain/mining/progress";
import type { SessionView } from "@/lib/domain/mining/session-view";
import { loadPatiently } from "@/lib/live/network";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatTicking } from "@/lib/money/format";
import { SessionActions } from "./session-actions";
import { SessionFacts } from "./session-facts";
import { useSessionOrders } from "./use-session-orders";

const SessionReceipt = lazy(async () => ({
  default: (await loadPatiently(() => import("./session-receipt"))).SessionReceipt,
}));

const TICK_MS = 1_000;
/** Decimals of mBTC elsewhere; the counter shows as many again, smaller. */
const DECIMALS = 6;

// Below the sixth decimal the head is zero, and the tail shows what there is.
function headOf(raw: string, locale: string): string {
  const [whole = "0", fraction = ""] = raw.split(".");
  const cut = `${whole}.${fraction.slice(0, DECIMALS)}`;
  return formatTicking(cut, "mBTC", locale);
}

/** What can be claimed, counted on each second from the service's figures by the service's clock. */
function LiveAmount({ session, locale }: { session: SessionView; locale: string }) {
  const [shown, setShown] = useState(() => claimableAt(session, Date.parse(session.serverTime)));

  useEffect(() => {
    serviceClock.meet(session.serverTime);
    const tick = () =>
      setShown((last) => neverBack(last, claimableAt(session, serviceClock.now())));
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

const TONES = { idle: "neutral", running: "up", ended: "warn" } as const;

interface SessionPanelProps {
  session: SessionView;
  hasPower: boolean;
  locale: string;
  timeZone: string;
  /** The drawing of the machine; it follows `data-running`. */
  children: ReactNode;
}

/** The session: its counter and its time, what it has earned, and the way to start and to claim. */
export function SessionPanel(props: SessionPanelProps) {
  const { session: rendered, hasPower, locale, timeZone, children } = props;
  const t = useTranslations("mining.session");
  const countdown = useTranslations("countdown");
  const orders = useSessionOrders(rendered);
  const { session, receipt, refresh } = orders;
  const { state, endsAt, ratePerHour, serverTime } = session;
  const perDay = estimateNet(ratePerHour, "day");
  const percent = state === "ended" ? 100 : state === "running" ? sessionPercent(session) : 0;
  const about = {
    idle: t("idleText", { hours: MINING_RULES.sessionHours }),
    running: t("runningText"),
    ended: t("endedText"),
  };
  return (
    <Card className="group/session h-full" data-running={state === "running" || undefined}>
      <CardHeading aside={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}>
        {t("title")}
      </CardHeading>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
        <div className="min-w-0">
          <p className="figures-display text-4xl sm:text-5xl">
            <LiveAmount session={session} locale={locale} />
          </p>
          <p className="mb-5 text-sm text-muted">{t("claimable")}</p>
          <Progress
            percent={percent}
            label={t("progress")}
            text={t("percentDone", { percent: Math.round(percent) })}
          />
          {state === "running" && endsAt && (
            <p className="mt-3 flex flex-wrap justify-between gap-x-5 gap-y-1 text-md text-muted">
              <span>
                {t("endsIn")}{" "}
                <Countdown
                  until={endsAt}
                  serverNow={serverTime}
                  texts={countdown}
                  onEnd={refresh}
                  className="font-medium text-text"
                />
              </span>
              <span>
                {t("perDay")}{" "}
                <Amount
                  isPrivate
                  raw={perDay}
                  text={formatAmount(perDay, "mBTC", locale)}
                  className="font-medium text-text"
                />
              </span>
            </p>
          )}
          <p className="mt-4 mb-5 text-md text-muted">{about[state]}</p>
          <SessionActions orders={orders} hasPower={hasPower} />
        </div>
        {children}
      </div>
      <div className="mt-6 grid gap-5">
        <div role="status" className="empty:hidden">
          {receipt && (
            <Suspense fallback={null}>
              <SessionReceipt receipt={receipt} locale={locale} />
            </Suspense>
          )}
        </div>
        <SessionFacts session={session} locale={locale} timeZone={timeZone} />
      </div>
    </Card>
  );
}
