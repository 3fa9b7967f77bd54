"use client";

import { type ComponentProps, useMemo } from "react";
import { waitUntilMs } from "@/app/_shell/forms/wait-until";
import { useCountdown } from "@/app/_ui/time/use-countdown";
import { Refusal } from "./refusal";

/** A {@link Refusal} that counts its wait itself, for what is no order. */
export function RefusedError({ error, text }: Omit<ComponentProps<typeof Refusal>, "seconds">) {
  const waitUntil = useMemo(() => error && waitUntilMs(error), [error]);
  const seconds = useCountdown(waitUntil);
  return <Refusal {...{ error, text, seconds }} />;
}
