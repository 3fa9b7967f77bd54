"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/app/_ui/control/button";
import type { ShownListing } from "./buy-listed-modal";
import { preloadBuy, preloadSell, useResaleDialogs } from "./resale-provider";
import type { SellModalProps } from "./sell-modal";

interface BuyOpenerProps extends ShownListing {
  /** As the row says it: equal machines are told by it. */
  price: string;
  /** The row's title, which covers the row. */
  children: ReactNode;
}

/** Opens a listed machine to be bought. */
export function BuyOpener({ children, listing, facts, price }: BuyOpenerProps) {
  const { buy } = useResaleDialogs();
  const t = useTranslations("marketplace.product");
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t("buyName", { name: listing.model })} ${price}`}
      className="row-cover max-w-full text-start"
      onPointerEnter={preloadBuy}
      onFocus={preloadBuy}
      onClick={() => buy({ listing, facts })}
    >
      {children}
    </button>
  );
}

interface SellOpenerProps extends Pick<SellModalProps, "machine"> {
  /** The address asks for it. */
  isOpen: boolean;
}

/** Opens the sale of an own machine. */
export function SellOpener({ machine, isOpen }: SellOpenerProps) {
  const { sell } = useResaleDialogs();
  const t = useTranslations("resale");
  const start = useRef(() => {
    if (!isOpen) return;
    sell(machine);
    // Its row leaves and may come back. The router adds its own state once its effects have run, too.
    queueMicrotask(() => {
      const address = new URL(window.location.href);
      address.searchParams.delete("sell");
      window.history.replaceState(null, "", address);
    });
  });
  useEffect(() => start.current(), []);
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={t("sellName", { name: machine.model })}
      onPointerEnter={preloadSell}
      onFocus={preloadSell}
      onClick={() => sell(machine)}
    >
      {t("sell")}
    </Button>
  );
}
