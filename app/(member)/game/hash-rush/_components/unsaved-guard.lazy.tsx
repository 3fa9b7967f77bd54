"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { LeaveTexts } from "@/app/_ui/overlay/leave-dialog";

/** Asks before the member leaves a game; its script comes with the first one. */
export function LazyGuard({ texts }: { texts: LeaveTexts }) {
  const [Guard, setGuard] = useState<ComponentType<{ texts: LeaveTexts }> | null>(null);
  useEffect(() => {
    import("@/app/_shell/forms/unsaved-guard").then(
      (module) => setGuard(() => module.default),
      // The tab keeps the game all the same.
      () => null,
    );
  }, []);
  return Guard && <Guard texts={texts} />;
}
