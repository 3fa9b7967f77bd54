"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { serviceClock } from "@/lib/live/service-clock";
import {
  announcementAt,
  type CountdownAnnouncement,
  clockText,
  secondsLeft,
  type TimeLeft,
  timeLeft,
  type WordDays,
} from "./time-left";

const SECOND_MS = 1000;

/**
 * `days` for a day and more, of `{days}`, `{hours}` and `{minutes}`; `minute` is said when a minute is left, `end` at the
 * end, each with the name of what ends; nothing where it is empty.
 */
type CountdownKey = "days" | CountdownAnnouncement;
export type CountdownTranslator = (
  key: CountdownKey,
  values?: Record<string, string | number>,
) => string;

interface CountdownProps {
  /** When it ends, by the server's clock; ISO 8601. */
  until: string;
  /** The server's clock when it said so; ISO 8601. The browser's own may be wrong. */
  serverNow: string;
  /** A translator of a group of messages with these three. */
  texts: CountdownTranslator;
  /** At zero, once: ask the server what holds now. */
  onEnd?: () => void;
  className?: string;
  /** What the clock is drawn in, by the seconds that are left. */
  frame?: (clock: ReactNode, seconds: number) => ReactNode;
}

/**
 * Counts down to an instant of the server's clock. What is left is worked out anew each second and when
 * the tab comes back, so it does not drift. A screen reader finds the
 * time where it stands, and hears of the last minute and the end.
 */
export function Countdown({
  until,
  serverNow,
  texts,
  onEnd,
  className = "",
  frame,
}: CountdownProps) {
  const [seconds, setSeconds] = useState(() =>
    secondsLeft(Date.parse(until), Date.parse(serverNow)),
  );
  const [said, setSaid] = useState<CountdownAnnouncement | null>(null);
  const last = useRef<TimeLeft>(null);
  const ended = useRef(onEnd);
  const wordDays: WordDays = (parts) => texts("days", parts);
  useEffect(() => {
    ended.current = onEnd;
  });

  useEffect(() => {
    serviceClock.meet(serverNow);
    const tick = () => {
      const left = secondsLeft(Date.parse(until), Date.parse(serverNow), serviceClock.now());
      const next = timeLeft(last.current, until, left);
      const announcement = announcementAt(last.current, next);
      // What was said is in the page, too, where a reader comes by.
      if (announcement || last.current?.until !== until) setSaid(announcement);
      if (announcement === "end") ended.current?.();
      last.current = next;
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [until, serverNow]);

  // A clock runs from the left; days, hours and minutes follow their letters.
  const clock = (
    <bdi role="timer" className={`figures ${className}`}>
      {clockText(seconds, wordDays)}
    </bdi>
  );
  const spoken = said && texts(said);
  return (
    <>
      {frame ? frame(clock, seconds) : clock}
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
