import "server-only";
import { cache } from "react";
import { UPSTREAM_CODES } from "../contract/errors.ts";
import { type MiningSession, miningEndpoints } from "../contract/mining.ts";
import { readAsMember, renderContext, UnexpectedRefusalError } from "../session/server.ts";

/** The newest session; `locked` for a member who is not valid yet, `missing` without the service. */
export type MiningState =
  | { readonly kind: "session"; readonly session: MiningSession }
  | { readonly kind: "locked" | "missing" };

/**
 * The member's mining session, asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readMiningState = cache(async (): Promise<MiningState> => {
  const endpoint = miningEndpoints.session;
  const result = await readAsMember(endpoint, {});
  if (result.ok) return { kind: "session", session: result.value };
  const { status, body } = result.refusal;
  if (status === 404 || status === 501) return { kind: "missing" };
  if (status === 403 && body.statusCode === UPSTREAM_CODES.notValid) return { kind: "locked" };
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
});
