"use client";

import { lazy, Suspense } from "react";

const CrashScreen = lazy(async () => ({ default: (await import("./crash-screen")).CrashScreen }));

/**
 * The crash screen inside a layout. Its script is fetched when it is needed; where that fails too, the
 * failure reaches the document's own crash screen, which is always there.
 */
export function LazyCrashScreen({ error }: { error: Error & { digest?: string } }) {
  return (
    <Suspense>
      <CrashScreen error={error} />
    </Suspense>
  );
}
