"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useCountdownTexts } from "@/app/_shell/time/running-countdown";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { Fact } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { Countdown } from "@/app/_ui/time/countdown";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { MBTC } from "@/lib/contract/values/tokens";
import { estimateNet } from "@/lib/domain/mining/estimate";
import { claimableAt, neverBack, shownAmount } from "@/lib/domain/mining/live";
import { sessionPercent } from "@/lib/domain/mining/progress";
import type { SessionView } from "@/lib/domain/mining/session-view";
import { loadPatiently } from "@/lib/live/network";
import { serviceClock } from "@/lib/live/service-clock";
import { formatQuantity } from "@/lib/money/format";
import { renderDecimal } from "@/lib/money/render";
import { SessionActions } from "./session-actions";
import { SessionDial } from "./session-dial";
import { useSessionOrders } from "./use-session-orders";

const SessionReceipt = lazy(async () => ({
  default: (await loadPatiently(() => import("./session-receipt"))).SessionReceipt,
}));

const TICK_MS = 1_000;
/** Decimals that are read, and those that run behind them. */
const HEAD = 4;
const TAIL = 4;

function headOf(raw: string, locale: string): string {
  const [whole = "0", fraction = ""] = raw.split(".");
  const digits = { minimum: HEAD, maximum: HEAD };
  return renderDecimal(`${whole}.${fraction.slice(0, HEAD)}`, locale, digits);
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
  const head = headOf(raw, locale);
  const tail = raw.split(".")[1]?.slice(HEAD, HEAD + TAIL);
  return (
    <bdi dir="ltr" data-amount={raw} data-private className="figures whitespace-nowrap">
      {head}
      <span aria-hidden={/[1-9]/.test(head)} className="text-[0.62em] text-faint">
        {tail}
      </span>
    </bdi>
  );
}

const TONES = { idle: "neutral", running: "up", ended: "warn" } as const;

interface SessionPanelProps {
  session: SessionView;
  hasPower: boolean;
  /** The power of what works at present; null when nobody knows. */
  power: Fact | null;
  /** What the unclaimed amount of `session` is worth, in words; null without a price. */
  value: string | null;
  /** The clock at the start of `session` and after each quarter of it. */
  times: readonly string[];
  locale: string;
  /** What else is known of the session. */
  children: ReactNode;
}

/** The session: its time around what it has earned, and the way to start and to claim. */
export function SessionPanel(props: SessionPanelProps) {
  const { session: rendered, hasPower, power, value, times, locale, children } = props;
  const t = useTranslations("mining.session");
  const countdown = useCountdownTexts(t("title"));
  const orders = useSessionOrders(rendered);
  const { session, receipt, refresh } = orders;
  const { state, endsAt, ratePerHour, serverTime } = session;
  const perDay = estimateNet(ratePerHour, "day");
  const percent = state === "ended" ? 100 : state === "running" ? sessionPercent(session) : 0;
  const about =
    state === "idle" ? t("idleText", { hours: MINING_RULES.sessionHours }) : t(`${state}Text`);
  const facts = [
    ...(state === "running" && endsAt
      ? [
          {
            label: t("endsIn"),
            value: (
              <Countdown until={endsAt} serverNow={serverTime} texts={countdown} onEnd={refresh} />
            ),
          },
          {
            label: t("perDay"),
            value: <Amount isPrivate raw={perDay} text={formatQuantity(perDay, MBTC, locale)} />,
          },
        ]
      : []),
    ...(power ? [power] : []),
  ];
  return (
    <Card data-running={state === "running" || undefined}>
      <CardHeading aside={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}>
        {t("title")}
      </CardHeading>
      <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <SessionDial
          percent={percent}
          label={t("progress")}
          text={t("percentDone", { percent })}
          times={times}
        >
          <span className="max-w-32 text-xs leading-tight text-balance text-muted @max-[11rem]:sr-only">
            {t("claimable")}
          </span>
          <p className="figures-display text-3xl">
            <LiveAmount session={session} locale={locale} />
          </p>
          <bdi className="figures text-sm text-muted">
            mBTC
            {value !== null && session === rendered && <span data-private> · {value}</span>}
          </bdi>
        </SessionDial>
        <div className="min-w-0">
          {facts.length > 0 && (
            <dl
              data-cover="start"
              className="mb-4 flex flex-wrap justify-between gap-x-5 gap-y-2 md:mb-6 md:justify-start md:gap-x-8"
            >
              {facts.map((fact) => (
                <div key={fact.label} className="min-w-0">
                  <dt className="text-sm text-muted">{fact.label}</dt>
                  <dd className="figures text-base font-semibold md:text-lg">{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
          <SessionActions orders={orders} hasPower={hasPower} />
          <p className="mt-3 text-sm text-muted">{about}</p>
        </div>
      </div>
      <div role="status" className="mt-5 empty:hidden">
        {receipt && (
          <Suspense fallback={null}>
            <SessionReceipt receipt={receipt} locale={locale} />
          </Suspense>
        )}
      </div>
      {children}
    </Card>
  );
}
