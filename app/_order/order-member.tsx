"use client";

import { createContext, type ReactNode, use } from "react";

const OrderMemberContext = createContext<string | null>(null);

interface OrderMemberProps {
  /** Names the member among those who use this browser; no secret. Null when it is not known. */
  id: string | null;
  children: ReactNode;
}

/** Says whose the orders of a page are, so that undecided ones are kept for that member alone. */
export function OrderMember({ id, children }: OrderMemberProps) {
  return <OrderMemberContext value={id}>{children}</OrderMemberContext>;
}

/** The id of the member around, or null. */
export function useOrderMember(): string | null {
  return use(OrderMemberContext);
}
