"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { OwnMachine, ProductView } from "@/lib/domain/marketplace/view";
import { MARKETPLACE_PATH } from "@/lib/paths";
import { loadPurchase } from "../purchase/load-purchase";
import type { PurchaseModalProps, PurchaseTarget } from "../purchase/target";

interface RenewalOpenerProps {
  product: ProductView;
  machine: OwnMachine;
  modes: NonNullable<PurchaseTarget["modes"]>;
}

/** Opens the renewal or upgrade that the address names; closing it leads to the plain marketplace. */
export function RenewalOpener({ product, machine, modes }: RenewalOpenerProps) {
  const router = useRouter();
  const { opened, open } = useLazyDialog<null, PurchaseModalProps>();
  const start = useRef(open);
  useEffect(() => {
    start.current(loadPurchase, null);
  }, []);

  if (!opened) return null;
  return (
    <opened.Dialog
      target={{ product, machine, modes }}
      onClose={() => router.replace(MARKETPLACE_PATH, { scroll: false })}
    />
  );
}
