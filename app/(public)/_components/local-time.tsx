"use client";

import { useEffect, useState } from "react";
import { Moment } from "@/app/_ui/text/moment";

interface LocalTimeProps {
  /** ISO 8601. */
  at: string;
  locale: string;
  /** What the server rendered, in UTC, until the browser knows its own zone. */
  text: string;
}

/** A moment in the visitor's own zone, with UTC by a press or at the pointer. */
export function LocalTime({ at, locale, text }: LocalTimeProps) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    const shape = { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" } as const;
    setLocal(new Intl.DateTimeFormat(locale, shape).format(new Date(at)));
  }, [at, locale]);
  return <Moment at={at} text={local ?? `${text} UTC`} full={[`${text} UTC`]} />;
}
