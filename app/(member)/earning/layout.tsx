import type { ReactNode } from "react";
import { EarningNav } from "./_components/earning-nav";

/** What the earning pages share. */
export default function EarningLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EarningNav />
      {children}
    </>
  );
}
