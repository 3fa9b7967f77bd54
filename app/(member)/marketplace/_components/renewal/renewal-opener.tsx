"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { showErrorToast } from "@/app/_ui/toast";
import type { OwnMachine, ProductView } from "@/lib/marketplace/view";
import { PAGES } from "@/lib/routes";
import { useMarket } from "../market-provider";
import { loadPurchase } from "../purchase/load-purchase";
import type { PurchaseFlow } from "../purchase/target";

interface RenewalOpenerProps {
  product: ProductView;
  machine: OwnMachine;
}

/** Opens the renewal that the address names; closing it leads to the plain marketplace. */
export function RenewalOpener({ product, machine }: RenewalOpenerProps) {
  const router = useRouter();
  const { texts } = useMarket();
  const [open, setOpen] = useState<{ Flow: PurchaseFlow } | null>(null);
  const { cannotOpen } = texts.purchase;
  const { close } = texts.common;

  useEffect(() => {
    let isMounted = true;
    loadPurchase().then(
      (Flow) => isMounted && setOpen({ Flow }),
      () => showErrorToast(cannotOpen, close),
    );
    return () => {
      isMounted = false;
    };
  }, [cannotOpen, close]);

  if (!open) return null;
  return (
    <open.Flow
      target={{ product, machine }}
      onClose={() => router.replace(PAGES.marketplace.path, { scroll: false })}
    />
  );
}
