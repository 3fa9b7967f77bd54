"use client";

import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { Countdown } from "@/app/_ui/countdown";
import { fillText } from "@/app/_ui/fill-text";
import { Progress } from "@/app/_ui/progress";
import { sessionPercent } from "@/lib/mining/progress";
import type { SessionView } from "@/lib/mining/session-view";
import { formatAmount } from "@/lib/money/format";
import { LiveAmount } from "./live-amount";
import { Rig } from "./rig";
import { SessionActions } from "./session-actions";
import { SessionFacts } from "./session-facts";
import { SessionReceipt } from "./session-receipt";
import type { SessionTexts } from "./session-texts";
import { useSessionDesk } from "./use-session-desk";

const TONES = { idle: "neutral", running: "up", ended: "warn" } as const;

interface SessionPanelProps {
  session: SessionView;
  hasPower: boolean;
  locale: string;
  timeZone: string;
  texts: SessionTexts;
}

/** The session: its counter and its time, what it has earned, and the way to start and to claim. */
export function SessionPanel({
  session: rendered,
  hasPower,
  locale,
  timeZone,
  texts,
}: SessionPanelProps) {
  const desk = useSessionDesk(rendered);
  const { session, receipt, refresh } = desk;
  const { state, endsAt, ratePerHour, serverTime } = session;
  const percent = state === "ended" ? 100 : state === "running" ? sessionPercent(session) : 0;
  return (
    <Card className="h-full">
      <CardHeading aside={<Badge tone={TONES[state]}>{texts.states[state]}</Badge>}>
        {texts.title}
      </CardHeading>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
        <div className="min-w-0">
          <p className="figures-display text-4xl sm:text-5xl">
            <LiveAmount session={session} locale={locale} />
          </p>
          <p className="mb-5 text-sm text-muted">{texts.claimable}</p>
          <Progress
            percent={percent}
            label={texts.progress}
            text={fillText(texts.percentDone, { percent: Math.round(percent) })}
          />
          {state === "running" && endsAt && (
            <p className="mt-3 flex flex-wrap justify-between gap-x-5 gap-y-1 text-md text-muted">
              <span>
                {texts.endsIn}{" "}
                <Countdown
                  until={endsAt}
                  serverNow={serverTime}
                  texts={texts.countdown}
                  onEnd={refresh}
                  className="font-medium text-text"
                />
              </span>
              <span>
                {texts.perHour}{" "}
                <Amount
                  isPrivate
                  raw={ratePerHour}
                  text={formatAmount(ratePerHour, "mBTC", locale)}
                  className="font-medium text-text"
                />
              </span>
            </p>
          )}
          <p className="mt-4 mb-5 text-md text-muted">{texts.about[state]}</p>
          <SessionActions desk={desk} hasPower={hasPower} texts={texts} />
        </div>
        <Rig isRunning={state === "running"} />
      </div>
      <div className="mt-6 grid gap-5">
        <div role="status" className="empty:hidden">
          {receipt && <SessionReceipt receipt={receipt} locale={locale} texts={texts} />}
        </div>
        <SessionFacts session={session} locale={locale} timeZone={timeZone} texts={texts} />
      </div>
    </Card>
  );
}
