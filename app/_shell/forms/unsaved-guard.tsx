"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { LeaveTexts } from "@/app/_ui/overlay/leave-dialog";
import { backSteps, useBackStep } from "@/app/_ui/overlay/use-back-step";
import { SESSION_ENDED_EVENT } from "@/lib/bff/client/client";
import { loadPatiently } from "@/lib/live/network";
import { leavingAddress } from "./leaving-address";

const importLeaveDialog = () => import("@/app/_ui/overlay/leave-dialog");
const LeaveDialog = lazy(() => loadPatiently(importLeaveDialog));

/** The page before this one, whatever its address. */
const BACK = Symbol("back");

/**
 * While it is mounted, asks before a link, Back or the browser leaves a page with something unsaved. The end of the session asks
 * nothing: there the form keeps a draft.
 */
export default function UnsavedGuard({ texts }: { texts: LeaveTexts }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | typeof BACK | null>(null);
  const mayLeave = useRef(false);

  useBackStep(true, (isLeft) => {
    if (isLeft || mayLeave.current) return true;
    setTarget(BACK);
    return false;
  });

  useEffect(() => {
    // A new build would take its script away.
    importLeaveDialog().catch(() => {});
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    // On the window and while capturing: before the router hears of the click.
    const onClick = (event: MouseEvent) => {
      const address = mayLeave.current ? null : leavingAddress(event);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(address);
    };
    const onEnded = () => {
      mayLeave.current = true;
    };
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("click", onClick, true);
    window.addEventListener(SESSION_ENDED_EVENT, onEnded, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, true);
      window.removeEventListener(SESSION_ENDED_EVENT, onEnded, true);
    };
  }, []);

  if (!target) return null;
  return (
    <Suspense>
      <LeaveDialog
        texts={texts}
        onStay={() => setTarget(null)}
        onLeave={() => {
          mayLeave.current = true;
          setTarget(null);
          if (target === BACK) backSteps().exit();
          else router.push(target as Route);
        }}
      />
    </Suspense>
  );
}
