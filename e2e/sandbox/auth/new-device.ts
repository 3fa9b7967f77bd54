import type { Member } from "../account/member.ts";
import type { Sandbox } from "../sandbox.ts";
import { reopenAccount } from "../security/freeze.ts";
import { describeVisitor, tellChange } from "../security/tell-change.ts";
import { say } from "../texts/say.ts";
import { recordLogin } from "./login-history.ts";
import type { Visitor } from "./visitor.ts";

/**
 * Records a completed sign-in and tells the member, by mail too, when the member has not signed in with this user
 * agent before. Belongs into a transaction.
 */
export function completeLogin(sandbox: Sandbox, member: Member, visitor: Visitor): void {
  const { database } = sandbox;
  reopenAccount(sandbox, member, visitor);
  const isKnown = database.get(
    "SELECT 1 FROM login_record WHERE member_id = ? AND result = 'success' AND agent IS ?",
    member.id,
    visitor.agent,
  );
  recordLogin(database, member.id, visitor, "success");
  if (isKnown) return;
  tellChange(
    sandbox,
    { member, visitor },
    {
      ...{ kind: "new_device", outcome: "added", mail: "new-device", link: "/setting/security" },
      title: "New login to your account",
      text: say(
        "Someone logged in with {device}. If this wasn’t you, log out that device and change your password.",
        { device: describeVisitor(visitor) },
      ),
    },
  );
}
