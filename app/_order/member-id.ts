import type { User } from "@/lib/contract/account";

/** What a member's undecided orders are kept under in a browser, or null without a profile. */
export function memberId(user: Pick<User, "id" | "username"> | null): string | null {
  return user && (user.id ?? user.username);
}
