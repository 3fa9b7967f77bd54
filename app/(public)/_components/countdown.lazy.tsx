"use client";

import type { ComponentProps, ReactNode } from "react";
import type { RunningRoundCountdown } from "./running-round-countdown";
import { useLateImport } from "./use-late-import";

const load = () => import("./running-round-countdown");

/** The running countdown, in the place of the rendered one. */
export function LazyCountdown({
  children,
  ...props
}: ComponentProps<typeof RunningRoundCountdown> & { children: ReactNode }) {
  const module = useLateImport(load);
  return module ? <module.RunningRoundCountdown {...props} /> : children;
}
