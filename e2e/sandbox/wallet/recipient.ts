import { avatarAddress } from "../account/avatar.ts";
import { findByUsername, type Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { invalid, notFound } from "../http/refusal.ts";

/**
 * The member that a transfer would go to.
 * @throws Refusal 404/4040 when there is none, 422 for oneself
 */
export function findRecipient(
  database: Database,
  sender: Member,
  username: string,
  origin: string,
) {
  if (username === sender.username) {
    throw invalid({ toUsername: "You can’t transfer to yourself." });
  }
  const receiver = findByUsername(database, username);
  if (!receiver) throw notFound("No member has this username.");
  return {
    username: receiver.username,
    fullName: receiver.fullName,
    avatar: { completedUrl: avatarAddress(receiver, origin) },
  };
}
