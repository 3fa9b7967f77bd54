"use client";

import { useState } from "react";
import { largestQuantity, readQuantity } from "@/lib/domain/marketplace/stock";
import { useMarketplace } from "../marketplace-provider";

/**
 * How many pieces are wanted, as typed and as a number, within what one order may have.
 * @param text as it stands in the form, which `onChange` writes
 */
export function useQuantity(
  initialStock: number | null,
  text: string,
  onChange: (text: string) => void,
) {
  const { perOrder } = useMarketplace().rules;
  const [stock, setStock] = useState(initialStock);
  /** Set when the stock fell below what was chosen. */
  const [lowered, setLowered] = useState<number | null>(null);
  const largest = largestQuantity(stock, perOrder);

  return {
    text,
    quantity: readQuantity(text, largest),
    largest,
    stock,
    lowered,
    set(next: string) {
      onChange(next);
      setLowered(null);
    },
    /** Takes over a new stock; more than it has is lowered to it. */
    restock(next: number | null) {
      setStock(next);
      const most = largestQuantity(next, perOrder);
      if (most === 0 || (readQuantity(text, perOrder) ?? 0) <= most) return;
      onChange(String(most));
      setLowered(most);
    },
  };
}

export type Quantity = ReturnType<typeof useQuantity>;
