"use client";

import type { ComponentProps, ReactNode } from "react";
import type { RunningRoundCountdown } from "./running-round-countdown";
import { useIdleImport } from "./use-idle-import";

const load = () => import("./running-round-countdown");

/** The running countdown, in the place of the rendered one. */
export function LazyCountdown({
  children,
  ...props
}: ComponentProps<typeof RunningRoundCountdown> & { children: ReactNode }) {
  const module = useIdleImport(load);
  return module ? <module.RunningRoundCountdown {...props} /> : children;
}
