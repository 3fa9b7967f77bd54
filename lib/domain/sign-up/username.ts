import { USERNAME_LENGTH } from "../../contract/values/username.ts";

/** A username as it is sent: usernames have no capitals, and spaces around them are slips. */
export function normaliseUsername(value: string): string {
  return value.trim().toLowerCase();
}

export type UsernameProblem = "usernameShort" | "usernameLong" | "usernameCharacters";

/**
 * Why a normalised username cannot be one, or null (R11.5). Without the contract's
 * schemas, which a first load must not carry.
 */
export function usernameProblem(username: string): UsernameProblem | null {
  if (/[^a-z0-9_]/.test(username)) return "usernameCharacters";
  if (username.length < USERNAME_LENGTH.min) return "usernameShort";
  return username.length > USERNAME_LENGTH.max ? "usernameLong" : null;
}
