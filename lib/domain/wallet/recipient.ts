import { USERNAME_PATTERN } from "../../contract/values/username.ts";

/**
 * Why a typed username cannot receive a transfer, as far as no request is needed (4–20 of
 * `[a-z0-9_]`, R11.5), or null.
 */
export function recipientProblem(
  username: string,
  ownUsername: string,
): "recipientEmpty" | "recipientFormat" | "recipientSelf" | null {
  if (username === "") return "recipientEmpty";
  if (username === ownUsername.toLowerCase()) return "recipientSelf";
  return USERNAME_PATTERN.test(username) ? null : "recipientFormat";
}
