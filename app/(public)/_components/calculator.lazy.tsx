"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import type { Calculator } from "./calculator";
import { useIdleImport } from "./use-idle-import";

const load = () => import("./calculator");

/** The calculator at work, in the place of the rendered one; whoever was in one of its fields stays in it. */
export function LazyCalculator({
  children,
  ...props
}: Omit<ComponentProps<typeof Calculator>, "focused"> & { children: ReactNode }) {
  const module = useIdleImport(load);
  const box = useRef<HTMLDivElement>(null);
  const active = module === null ? null : document.activeElement;
  const focused = active && box.current?.contains(active) ? active.id : null;
  return (
    <div ref={box}>{module ? <module.Calculator {...props} focused={focused} /> : children}</div>
  );
}
