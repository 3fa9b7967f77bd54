"use client";

import { useMemo } from "react";
import { FormError } from "@/app/_shell/forms/form-error";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { waitUntilMs } from "@/app/_shell/forms/wait-until";
import { useCountdown } from "@/app/_ui/time/use-countdown";
import type { BffError } from "@/lib/bff/client/client";
import { isCountedDown } from "./counted-down";

interface RefusedErrorProps {
  /** Null for what is no refusal by the server. */
  error: BffError | null;
  text: string | null;
}

/** What a press without a form says of a failure. A time in it is read out once and counted down. */
export function RefusedError({ error, text }: RefusedErrorProps) {
  const waitUntil = useMemo(() => error && waitUntilMs(error), [error]);
  const seconds = useCountdown(waitUntil);
  const isWait = isCountedDown(error);
  return (
    <>
      <div className={isWait ? "sr-only" : "contents"}>
        <FormError text={isWait && seconds === 0 ? null : text} />
      </div>
      <div aria-live="off" className="empty:hidden">
        <WaitLine seconds={seconds} />
      </div>
    </>
  );
}
