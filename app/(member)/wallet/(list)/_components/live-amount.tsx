"use client";

import { useRef } from "react";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";

interface LiveAmountProps {
  raw: string | null;
  format: (raw: string) => string;
  emptyText: string;
  isPrivate: boolean;
}

/** An amount that fades in once when it has changed since the page was loaded. */
export function LiveAmount({ raw, format, emptyText, isPrivate }: LiveAmountProps) {
  const first = useRef(raw);
  if (raw === null) return <NoValue text={emptyText} />;
  return (
    <Amount
      key={raw}
      raw={raw}
      text={format(raw)}
      isPrivate={isPrivate}
      className={raw === first.current ? "" : "figure-changed"}
    />
  );
}
