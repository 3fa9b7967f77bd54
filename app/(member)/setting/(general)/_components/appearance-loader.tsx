"use client";

import { lazy, Suspense } from "react";
import type { AppearanceProps } from "./appearance";

const Appearance = lazy(() => import("./appearance"));

/** Becomes live after the form beside it, which matters more. */
export function AppearanceLoader(props: AppearanceProps) {
  return (
    <Suspense>
      <Appearance {...props} />
    </Suspense>
  );
}
