import type { Audience } from "../../../lib/contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { Refusal, tokenRevoked } from "../http/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { markSeen } from "./devices.ts";
import { findSession, type Session } from "./sessions.ts";
import type { Claims, TokenKind } from "./tokens.ts";

const KIND_BY_AUDIENCE: Readonly<Record<Exclude<Audience, "public">, TokenKind>> = {
  member: "access",
  pending: "second-factor",
  refresh: "refresh",
};

function isExpired(sandbox: Sandbox, { kind, generation, expiresAt }: Claims): boolean {
  if (expiresAt <= Date.now()) return true;
  return kind === "access" && generation < sandbox.tokens.generation();
}

/**
 * Whom the bearer token of a request belongs to.
 *
 * @param endsSession for logout, which takes a second-factor token too
 * @throws Refusal 401/5000 expired access token, 5001 invalid, revoked or inert, 5002 second factor missing
 */
export async function identify(
  sandbox: Sandbox,
  audience: Exclude<Audience, "public">,
  authorization: string | undefined,
  endsSession: boolean,
): Promise<{ member: Member; session: Session }> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? "")?.[1];
  const claims = token && (await sandbox.tokens.verify(token));
  const found = claims && findSession(sandbox.database, claims.sessionId);
  if (!claims || !found) throw tokenRevoked();
  if (endsSession && claims.kind === "second-factor") return found;
  if (claims.kind === "second-factor" && audience === "member" && found.session.isPending) {
    throw new Refusal(401, UPSTREAM_CODES.secondFactorPending, "Enter your 2FA code first.");
  }
  if (claims.kind !== KIND_BY_AUDIENCE[audience]) throw tokenRevoked();
  if (found.session.isPending !== (claims.kind === "second-factor")) throw tokenRevoked();
  if (!isExpired(sandbox, claims)) {
    markSeen(sandbox.database, found.session);
    return found;
  }
  if (claims.kind !== "access") throw tokenRevoked();
  throw new Refusal(401, UPSTREAM_CODES.accessTokenExpired, "The access token has expired.");
}
