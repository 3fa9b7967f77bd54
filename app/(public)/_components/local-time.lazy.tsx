"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import type { LocalTime } from "./local-time";
import { useLateImport } from "./use-late-import";

const load = () => import("./local-time");

/** The moment in the visitor's own zone, in the place of the one that the server rendered in UTC. */
export function LazyLocalTime({
  children,
  ...props
}: ComponentProps<typeof LocalTime> & { children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  const module = useLateImport(load, box);
  return <span ref={box}>{module ? <module.LocalTime {...props} /> : children}</span>;
}
