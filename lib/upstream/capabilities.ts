import "server-only";
import { type Capabilities, publicEndpoints } from "../contract/public.ts";
import { environment } from "../env/server.ts";
import { MISSING_STATUSES } from "./answer.ts";
import { callShared, type SharedContext } from "./shared.ts";

/**
 * What the upstream offers by its own words, nothing where it has none; null where it refuses to say.
 *
 * @throws UpstreamFault while it cannot be asked
 */
export async function askCapabilities(context: SharedContext): Promise<Capabilities | null> {
  const result = await callShared(publicEndpoints.capabilities, {}, context);
  if (result.ok) return result.value;
  return MISSING_STATUSES.has(result.refusal.status) ? {} : null;
}

/** Passkeys of another host than ours are none, since no browser would use them. */
export function ourPasskeys({ passkeys }: Capabilities): Capabilities["passkeys"] {
  return passkeys?.rpId === new URL(environment().appOrigin).hostname ? passkeys : undefined;
}

/** Whether a sentence may name passkeys beside 2FA: where there are any, and while nobody can say. */
export function namePasskeys(capabilities: Capabilities | null): boolean {
  return capabilities === null || ourPasskeys(capabilities) !== undefined;
}
