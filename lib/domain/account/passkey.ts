import type { User } from "../../contract/account.ts";

/** Whether a member has a passkey, as far as the service tells. */
export function hasPasskey(user: Pick<User, "passkeyCount"> | null): boolean {
  return (user?.passkeyCount ?? 0) > 0;
}
