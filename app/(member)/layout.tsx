import type { ReactNode } from "react";
import { ACCOUNT_MENU_TEXTS } from "@/app/_shell/account-menu";
import { MemberFrame } from "@/app/_shell/member-frame";
import { Texts } from "@/app/_shell/texts";
import { MemberAccount } from "./_components/member-account";
import { SessionDecision } from "./_components/session-decision";

/** Of the frame, and of what is on many pages. */
const MEMBER_TEXTS = [
  ...ACCOUNT_MENU_TEXTS,
  "login.failed",
  "login.tryAgainIn",
  "notifications",
  "price",
  "validation",
  "walletConnect.network.short",
  "walletConnect.network.current",
] as const;

export default function MemberLayout({ children }: { children: ReactNode }) {
  return (
    <Texts of={MEMBER_TEXTS}>
      <SessionDecision />
      <MemberFrame account={<MemberAccount />}>{children}</MemberFrame>
    </Texts>
  );
}
