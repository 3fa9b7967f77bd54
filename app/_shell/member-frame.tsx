import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ConnectionBanner } from "./connection-banner";
import { MemberHeader } from "./member-header";
import { MemberShell } from "./member-shell";
import { RouteChange } from "./route-change";
import { SessionWatch } from "./session-watch";

interface MemberFrameProps {
  /** The account menu. */
  account: ReactNode;
  children: ReactNode;
}

/** The frame of every member page. */
export async function MemberFrame({ account, children }: MemberFrameProps) {
  const t = await getTranslations("connection");
  return (
    <>
      <MemberShell header={<MemberHeader account={account} />}>{children}</MemberShell>
      <ConnectionBanner texts={{ offline: t("offline"), back: t("back") }} />
      <RouteChange />
      <SessionWatch />
    </>
  );
}
