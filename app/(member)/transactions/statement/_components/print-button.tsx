"use client";

import { Button } from "@/app/_ui/control/button";

/** Opens the browser's own dialog, which also saves as PDF. */
export function PrintButton({ label }: { label: string }) {
  return <Button onClick={() => window.print()}>{label}</Button>;
}
