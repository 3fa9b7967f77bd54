import { memberId } from "@/app/_order/member-id";
import { readFrameUser } from "@/app/_shell/frame/member-page";
import { hasPasskey } from "@/lib/domain/account/passkey";
import { readTimeZone } from "@/lib/domain/account/server";
import type { WithdrawGate } from "@/lib/domain/wallet/gates";
import { readWithdrawGates } from "../../_components/read-withdraw-gates";

/** What moving money needs to know about the member. */
export interface MoneyMember {
  /** What undecided orders are kept under. */
  readonly id: string | null;
  readonly username: string;
  readonly isValid: boolean;
  readonly hasTwoFactor: boolean;
  /** Then what moves money is confirmed with one, and forms ask for no code. */
  readonly hasPasskey: boolean;
  readonly gates: readonly WithdrawGate[];
  readonly timeZone: string;
}

/**
 * The few facts of the profile that the wallet screens hand to the browser. Without a profile nothing
 * is held back: the service has the last word on every movement.
 */
export async function readMoneyMember(): Promise<MoneyMember> {
  const [user, timeZone] = await Promise.all([readFrameUser(), readTimeZone()]);
  return {
    id: memberId(user),
    username: user?.username ?? "",
    isValid: user?.isValid ?? true,
    hasTwoFactor: user?.gg2FAEnabled === true,
    hasPasskey: hasPasskey(user),
    gates: await readWithdrawGates(user),
    timeZone,
  };
}
