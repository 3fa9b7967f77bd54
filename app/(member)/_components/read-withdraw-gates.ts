import type { User } from "@/lib/contract/account";
import { mayHavePasskey } from "@/lib/domain/capability/server";
import { type WithdrawGate, withdrawGates } from "@/lib/domain/wallet/gates";
import { serviceClock } from "@/lib/live/service-clock";

/** What keeps a member from withdrawing now; nothing where nobody knows who it is. */
export async function readWithdrawGates(user: User | null): Promise<readonly WithdrawGate[]> {
  if (!user) return [];
  const lacksCodes = user.gg2FAEnabled === false;
  return withdrawGates(user, serviceClock.now(), lacksCodes && (await mayHavePasskey(user)));
}
