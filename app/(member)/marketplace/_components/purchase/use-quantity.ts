"use client";

import { useState } from "react";
import { largestQuantity } from "@/lib/domain/marketplace/stock";
import { useMarket } from "../market-provider";

/** How many pieces are wanted, as typed and as a number, within what one order may have. */
export function useQuantity(initialStock: number | null) {
  const { perOrder } = useMarket().rules;
  const [stock, setStock] = useState(initialStock);
  const [text, setText] = useState("1");
  /** Set when the stock fell below what was chosen. */
  const [lowered, setLowered] = useState<number | null>(null);
  const largest = largestQuantity(stock, perOrder);
  const typed = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const quantity = typed >= 1 && typed <= largest ? typed : null;

  return {
    text,
    quantity,
    largest,
    stock,
    lowered,
    set(next: string) {
      setText(next);
      setLowered(null);
    },
    /** Takes over a new stock; more than it has is lowered to it. */
    restock(next: number | null) {
      setStock(next);
      const most = largestQuantity(next, perOrder);
      if (most === 0 || typed <= most) return;
      setText(String(most));
      setLowered(most);
    },
  };
}

export type Quantity = ReturnType<typeof useQuantity>;
