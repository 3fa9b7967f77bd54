import type { ReactNode } from "react";
import { LazyRouteChange } from "./member-frame.lazy";
import { MemberHeader } from "./member-header";
import { MemberShell } from "./member-shell";
import { SessionWatch } from "./session-watch";

interface MemberFrameProps {
  /** The account menu. */
  account: ReactNode;
  children: ReactNode;
}

/** The frame of every member page. */
export function MemberFrame({ account, children }: MemberFrameProps) {
  return (
    <>
      <MemberShell header={<MemberHeader account={account} />}>{children}</MemberShell>
      <LazyRouteChange />
      <SessionWatch />
    </>
  );
}
