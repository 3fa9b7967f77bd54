import { callBff, isSessionOver } from "../../bff/client/client.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
import type { accountEndpoints } from "../../contract/account.ts";
import type { freezeEndpoints } from "../../contract/protection/freeze.ts";

async function isOver(): Promise<boolean> {
  const profile = { method: "GET", path: "account/profile", staysOnPage: true } as const;
  return callBff<typeof accountEndpoints.profile>(profile).then(
    () => false,
    (error: unknown) => {
      if (isSessionOver(error)) return true;
      throw error;
    },
  );
}

/**
 * Freezes the member's own account, which ends every session, this one included; by that it is seen whether a
 * freeze whose answer was lost was carried out.
 *
 * @throws BffError as {@link stateAfter} does
 */
export async function freezeAccount(): Promise<void> {
  await callBff<typeof freezeEndpoints.freeze>({ method: "POST", path: "account/freeze" }).catch(
    (error: unknown) => stateAfter(error, isOver, (over) => over),
  );
}
