import type { ReactNode } from "react";
import { SettingNav } from "./_components/setting-nav";

/** What the four setting pages share. */
export default function SettingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SettingNav />
      {children}
    </>
  );
}
