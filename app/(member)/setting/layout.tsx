import type { ReactNode } from "react";
import { SettingNav } from "./_components/setting-nav";

/** What the four setting pages share; on a phone a toast finds room below the last button. */
export default function SettingLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SettingNav />
      <div className="pb-18 xxl:pb-0">{children}</div>
    </>
  );
}
