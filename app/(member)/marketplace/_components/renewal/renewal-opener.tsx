"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import { MARKETPLACE_PATH } from "@/lib/paths";
import { loadPurchase } from "../purchase/load-purchase";
import type { PurchaseModalProps, PurchaseTarget } from "../purchase/target";

interface RenewalOpenerProps {
  /** Null where nothing can be done with the machine. */
  target: PurchaseTarget | null;
  /** Why not. */
  children?: ReactNode;
}

/**
 * Opens the renewal or upgrade that the address names; closing it leads to the plain marketplace. What it was opened for
 * stays until then: an order may leave nothing more to be done, and its receipt is still there.
 */
export function RenewalOpener({ target, children }: RenewalOpenerProps) {
  const router = useRouter();
  const { opened, open } = useLazyDialog<null, PurchaseModalProps>();
  const [last, setLast] = useState(target);
  if (target && target !== last) setLast(target);
  const start = useRef(() => open(loadPurchase, null));
  const isPossible = target !== null;
  // Also where it becomes so while the page stands.
  useEffect(() => {
    if (isPossible) start.current();
  }, [isPossible]);

  if (!opened || !last) return children;
  return (
    <opened.Dialog
      target={last}
      onClose={() => {
        // A jump over several entries of the history has left already.
        if (!new URLSearchParams(window.location.search).has("renew")) return;
        router.replace(MARKETPLACE_PATH, { scroll: false });
      }}
    />
  );
}
