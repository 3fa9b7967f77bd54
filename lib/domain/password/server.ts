import "server-only";
import { publicEndpoints } from "../../contract/public.ts";
import { renderContext } from "../../session/server.ts";
import { callUpstream } from "../../upstream/call.ts";
import { UpstreamFault } from "../../upstream/errors.ts";

/** True only when the upstream says that a link cannot be used; otherwise the form finds out by being sent. */
export async function isDeadResetToken(token: string): Promise<boolean> {
  try {
    const context = await renderContext();
    const result = await callUpstream(
      publicEndpoints.checkResetToken,
      { body: { token } },
      context,
    );
    if (result.ok || result.refusal.status !== 422) return false;
    return "token" in (result.refusal.body.errors ?? {});
  } catch (error) {
    if (error instanceof UpstreamFault) return false;
    throw error;
  }
}
