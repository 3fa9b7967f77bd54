"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import type { Calculator } from "./calculator";
import { useIdleImport } from "./use-idle-import";

const load = () => import("./calculator");

/** The calculator at work, in the place of the rendered one; whoever was in its field stays in it. */
export function LazyCalculator({
  children,
  ...props
}: Omit<ComponentProps<typeof Calculator>, "takesFocus"> & { children: ReactNode }) {
  const module = useIdleImport(load);
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = module !== null && box.current?.contains(document.activeElement) === true;
  return (
    <div ref={box}>
      {module ? <module.Calculator {...props} takesFocus={takesFocus} /> : children}
    </div>
  );
}
