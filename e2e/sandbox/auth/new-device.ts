import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import { sendMail } from "../mail/outbox.ts";
import { notify } from "../notification/notify.ts";
import type { Sandbox } from "../sandbox.ts";
import { recordLogin } from "./login-history.ts";
import { readAgent } from "./user-agent.ts";
import { maskAddress, type Visitor } from "./visitor.ts";

function describe({ agent, address }: Visitor): string {
  const { browser, os } = readAgent(agent);
  const device = [browser, os].filter(Boolean).join(" on ") || "an unnamed device";
  const place = maskAddress(address);
  return place ? `${device}, address ${place}` : device;
}

/**
 * Records a completed sign-in and tells the member, by mail too, when the member has not signed in with this user
 * agent before. Belongs into a transaction.
 */
export function completeLogin(
  { database, clock, appOrigin }: Sandbox,
  member: Member,
  visitor: Visitor,
): void {
  const isKnown = database.get(
    "SELECT 1 FROM login_record WHERE member_id = ? AND result = 'success' AND agent IS ?",
    member.id,
    visitor.agent,
  );
  recordLogin(database, member.id, visitor, "success");
  if (isKnown) return;
  sendMail(database, {
    kind: "new-device",
    member,
    subject: "New login to your account",
    text: `Someone logged in with ${describe(visitor)} at ${toInstant(Date.now())}. If this wasn’t you, log out that device and change your password.`,
    link: `${appOrigin}/setting/security`,
  });
  notify(database, member.id, {
    title: "New login to your account",
    body: `Someone logged in with ${describe(visitor)}.`,
    link: "/setting/security",
    at: clock.now(),
  });
}
