import { callBff } from "@/lib/bff/client/client";
import { pageMember } from "@/lib/bff/client/page-member";
import type { accountEndpoints } from "@/lib/contract/account";

/**
 * Reads a member's page anew once the service answers again: one that cannot be read would take the place of what was typed.
 * @throws BffError while it does not
 */
export async function readAnew(refresh: () => void): Promise<void> {
  if (!pageMember()) return;
  await callBff<typeof accountEndpoints.profile>({ method: "GET", path: "account/profile" });
  refresh();
}
