"use client";

import { lazy, Suspense } from "react";
import { Card } from "@/app/_ui/data/card";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { loadPatiently } from "@/lib/live/network";
import type { KycFormProps } from "./use-kyc-form";

const KycWizard = lazy(() =>
  loadPatiently(async () => ({ default: (await import("./kyc-wizard")).KycWizard })),
);

/** The form in a bundle of its own: who waits for a decision or has one does not load it. */
export function KycIsland(props: KycFormProps) {
  const fallback = (
    <Card>
      <Skeleton className="h-[30rem] w-full" />
    </Card>
  );
  return (
    <Suspense fallback={fallback}>
      <KycWizard {...props} />
    </Suspense>
  );
}
