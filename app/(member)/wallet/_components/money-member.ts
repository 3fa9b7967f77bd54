import { memberId } from "@/app/_order/member-id";
import type { User } from "@/lib/contract/account";
import { hasPasskey } from "@/lib/domain/account/passkey";
import { type WithdrawGate, withdrawGates } from "@/lib/domain/wallet/gates";

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
export function moneyMember(user: User | null, timeZone: string, now: Date): MoneyMember {
  return {
    id: memberId(user),
    username: user?.username ?? "",
    isValid: user?.isValid ?? true,
    hasTwoFactor: user?.gg2FAEnabled === true,
    hasPasskey: hasPasskey(user),
    gates: user ? withdrawGates(user, now.getTime()) : [],
    timeZone,
  };
}
