import type { ReactNode } from "react";
import { MemberFrame } from "@/app/_shell/member-frame";
import { Texts } from "@/app/_shell/texts";
import { MemberAccount } from "./_components/member-account";
import { SessionDecision } from "./_components/session-decision";

export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <Texts of={["login.failed", "login.tryAgainIn", "validation"]}>
      <SessionDecision />
      <MemberFrame account={<MemberAccount />}>{children}</MemberFrame>
    </Texts>
  );
}
