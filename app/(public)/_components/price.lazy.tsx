"use client";

import type { ComponentProps, ReactNode } from "react";
import type { LivePrice } from "@/app/_shell/prices/live-price";
import { useLateImport } from "./use-late-import";

const load = () => import("@/app/_shell/prices/live-price");

/** The refreshed price, in the place of the rendered one. */
export function LazyPrice({
  children,
  ...props
}: ComponentProps<typeof LivePrice> & { children: ReactNode }) {
  const module = useLateImport(load);
  return module ? <module.LivePrice {...props} /> : children;
}
