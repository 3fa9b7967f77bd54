import "server-only";
import { UPSTREAM_CODES } from "../contract/protocol/errors.ts";
import type { UpstreamRefusal, UpstreamResult } from "../upstream/answer.ts";
import { UpstreamInvalidError, UpstreamUnreachedError } from "../upstream/errors.ts";
import type { CookieChange } from "./cookies.ts";
import { refreshAccess } from "./refresh.ts";
import type { Access, Anchor } from "./seal.ts";

/** What a refused bearer means (R8.1): only the exact status and body code count. */
export type BearerProblem = "expired" | "revoked" | "second-factor";

/**
 * The meaning of a 401, or null when the refusal is about something else.
 *
 * @param relaysMessage the call's words are for the member, so a 401 that gives its reason is about what was sent
 * @throws UpstreamInvalidError for a 401 that the contract does not know
 */
export function bearerProblem(
  refusal: UpstreamRefusal,
  requestId: string,
  relaysMessage = false,
): BearerProblem | null {
  if (refusal.status !== 401) return null;
  switch (refusal.body.statusCode) {
    case UPSTREAM_CODES.accessTokenExpired:
      return "expired";
    case UPSTREAM_CODES.tokenRevoked:
      return "revoked";
    case UPSTREAM_CODES.secondFactorPending:
      return "second-factor";
    default:
      if (relaysMessage && refusal.body.message !== "") return null;
      throw new UpstreamInvalidError("A 401 without a known status code", { requestId });
  }
}

export type MemberAnswer<Value> =
  | { readonly kind: "answer"; readonly result: UpstreamResult<Value> }
  | { readonly kind: "over" }
  | { readonly kind: "second-factor" };

/**
 * Calls as the member: attaches the bearer, refreshes once when the upstream calls it expired, and
 * replays once. A token that is refused right after its renewal stops there.
 *
 * @param send sends the call with a bearer; it is called twice at most, with the same bytes
 * @param onRenewed is given the cookies of a refresh at once: the token before it is used up, whatever becomes of the call
 * @throws UpstreamFault when the upstream, or the refresh, does not answer by the contract
 */
export async function callAsMember<Value>(
  send: (bearer: string) => Promise<UpstreamResult<Value>>,
  session: { readonly anchor: Anchor; readonly access: Access | null },
  requestId: string,
  onRenewed: (cookies: readonly CookieChange[]) => void,
): Promise<MemberAnswer<Value>> {
  let bearer = session.access?.accessToken;
  let isRenewed = false;
  for (;;) {
    if (bearer !== undefined) {
      const result = await send(bearer);
      const problem = result.ok ? null : bearerProblem(result.refusal, requestId);
      if (problem === null) return { kind: "answer", result };
      if (problem === "revoked") return { kind: "over" };
      if (problem === "second-factor") return { kind: "second-factor" };
      if (isRenewed) {
        throw new UpstreamUnreachedError("A renewed token is called expired", { requestId });
      }
    }
    const outcome = await refreshAccess(session.anchor, bearer, requestId);
    if (outcome.kind === "over") return { kind: "over" };
    if (outcome.kind === "unavailable") throw outcome.fault;
    bearer = outcome.access.accessToken;
    isRenewed = true;
    onRenewed(outcome.cookies);
  }
}
