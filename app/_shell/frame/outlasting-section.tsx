"use client";

import { type ReactNode, useState } from "react";

interface OutlastingSectionProps {
  children?: ReactNode;
  /** Stands where the section never did. */
  failure?: ReactNode;
}

/** A section that stays as it was last given when a refresh of its page fails it: forms and receipts live in it. */
export function OutlastingSection({ children, failure }: OutlastingSectionProps) {
  const [latest, setLatest] = useState(children);
  if (!failure && children !== latest) setLatest(children);
  return failure ? (latest ?? failure) : children;
}
