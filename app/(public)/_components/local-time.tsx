"use client";

import { useEffect, useState } from "react";

interface LocalTimeProps {
  /** ISO 8601. */
  at: string;
  locale: string;
  /** What the server rendered, in UTC, until the browser knows its own zone. */
  text: string;
}

/** A moment in the visitor's own zone, with UTC at the pointer. */
export function LocalTime({ at, locale, text }: LocalTimeProps) {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    const shape = { dateStyle: "medium", timeStyle: "short", numberingSystem: "latn" } as const;
    setLocal(new Intl.DateTimeFormat(locale, shape).format(new Date(at)));
  }, [at, locale]);
  return (
    <time dateTime={at} title={`${text} UTC`} className="figures">
      {local ?? `${text} UTC`}
    </time>
  );
}
