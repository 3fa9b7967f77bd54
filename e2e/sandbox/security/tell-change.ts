import type { Member } from "../account/member.ts";
import { readAgent } from "../auth/user-agent.ts";
import { maskAddress, type Visitor } from "../auth/visitor.ts";
import { issueMailToken } from "../mail/mail-token.ts";
import { type MailKind, sendMail } from "../mail/outbox.ts";
import { notify } from "../notification/notify.ts";
import type { Sandbox } from "../sandbox.ts";
import { type SaidValue, say, type Text } from "../texts/say.ts";
import { recordEvent, type SecurityChange } from "./events.ts";

interface Told extends SecurityChange {
  readonly mail: MailKind;
  readonly title: Text;
  readonly text: Text;
  /** A path of the application. */
  readonly link: string;
}

/** What a request says of the device that sent it. */
export function describeVisitor({ agent, address }: Visitor): SaidValue {
  const { browser, os } = readAgent(agent);
  const device =
    browser && os
      ? say("{browser} on {os}", { browser, os })
      : (browser ?? os ?? say("an unnamed device", {}));
  const place = maskAddress(address);
  return place ? say("{device}, address {place}", { device, place }) : device;
}

/**
 * Tells a member of a change to the account's security: one entry of the log, one notice, and one mail, by which the account
 * can be frozen. Belongs into the transaction of the change.
 */
export function tellChange(
  { database, clock, appOrigin }: Sandbox,
  { member, visitor }: { readonly member: Member; readonly visitor: Visitor },
  { mail, title, text, link, kind, outcome }: Told,
): void {
  const way =
    kind === "freeze" && outcome === "on"
      ? say("The way back: {link}", { link: `${appOrigin}/unfreeze` })
      : say("If this wasn’t you, freeze your account: {link}", {
          link: `${appOrigin}/freeze?token=${issueMailToken(database, "freeze", member.id)}`,
        });
  const from = say("{moment}, {device}", {
    moment: { moment: Date.now() },
    device: describeVisitor(visitor),
  });
  recordEvent(database, member.id, visitor, { kind, outcome }, clock.now());
  notify(database, member.id, { kind: "security", title, body: text, link, at: clock.now() });
  sendMail(database, {
    kind: mail,
    member,
    subject: title,
    text: [text, from, way],
    link,
  });
}
