import type { User } from "../../contract/account.ts";

/** Whether a member has a passkey, as far as the service tells. */
export function hasPasskey(user: Pick<User, "passkeyCount"> | null): boolean {
  return (user?.passkeyCount ?? 0) > 0;
}

/** Whether there are passkeys to have: a profile that leaves out their number comes from where there are none. */
export function mayHavePasskey(user: Pick<User, "passkeyCount"> | null): boolean {
  return user?.passkeyCount != null;
}
