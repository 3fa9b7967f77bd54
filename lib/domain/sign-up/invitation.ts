import type { Leg } from "../../contract/team/team-member.ts";
import { SPONSOR_COOKIE } from "../../preferences.ts";
import { usernameProblem } from "./username.ts";

/** Who invites, and the leg of their tree that the link names. */
export interface Invitation {
  readonly username: string;
  readonly leg: Leg | null;
}

/** An invitation as somebody gave it; `isLegKnown` is false for a leg that is neither left nor right. */
export interface ReadInvitation extends Invitation {
  readonly isLegKnown: boolean;
}

function toLeg(value: string | undefined): Leg | null {
  return value === "left" || value === "right" ? value : null;
}

/**
 * The invitation that the segments after `/ref` name (R2.2): `anna` or `anna/left`, in any case.
 * @returns null when the username cannot be one
 */
export function readInvitation(segments: readonly string[]): ReadInvitation | null {
  const [username, leg] = segments.map((segment) => segment.toLowerCase());
  if (username === undefined || usernameProblem(username)) return null;
  return { username, leg: toLeg(leg), isLegKnown: leg === undefined || toLeg(leg) !== null };
}

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

/** The remembered invitation, or null when the cookie is missing or not ours. */
export function readSponsorCookie(value: string | undefined): Invitation | null {
  const [username = "", leg, ...rest] = (value ?? "").split(".");
  const isLegKnown = leg === undefined || toLeg(leg) !== null;
  if (usernameProblem(username) || !isLegKnown || rest.length > 0) return null;
  return { username, leg: toLeg(leg) };
}

/** The text for `document.cookie`: kept for 30 days, or deleted when nobody invites any more. */
export function sponsorCookie(invitation: Invitation | null, isSecure: boolean): string {
  const { username, leg } = invitation ?? { username: "", leg: null };
  const value = leg ? `${username}.${leg}` : username;
  const maxAge = invitation ? THIRTY_DAYS_SECONDS : 0;
  const attributes = `Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${SPONSOR_COOKIE}=${value}; ${attributes}`;
}
