"use client";

import { useRef } from "react";
import { Amount } from "./amount";
import { NoValue } from "./no-value";

interface ChangingAmountProps {
  /** The plain decimal string, or null where there is none. */
  raw: string | null;
  /** The same as people read it. */
  text: string;
  /** Stands for a missing value. */
  emptyText: string;
  isPrivate?: boolean;
  isHero?: boolean;
  className?: string;
}

/** An amount that fades once when it has changed since the page was loaded. */
export function ChangingAmount({
  raw,
  text,
  emptyText,
  isPrivate,
  isHero,
  className = "",
}: ChangingAmountProps) {
  const first = useRef(raw);
  if (raw === null) return <NoValue text={emptyText} />;
  return (
    <Amount
      key={raw}
      raw={raw}
      text={text}
      isPrivate={isPrivate}
      isHero={isHero}
      className={`${className} ${raw === first.current ? "" : "figure-changed"}`}
    />
  );
}
