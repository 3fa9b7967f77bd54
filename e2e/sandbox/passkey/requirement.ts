import type { Sandbox } from "../sandbox.ts";
import { tellChange } from "../security/tell-change.ts";
import { type Said, type Sentence, say } from "../texts/say.ts";

const PAGE = "/setting/security";

type Request = Parameters<typeof tellChange>[1] & { readonly sandbox: Sandbox };

/** Tells a member of a change to passkeys. Belongs into its transaction. */
export function tellOfPasskey(
  request: Request,
  outcome: "added" | "removed" | "on" | "off",
  title: Sentence,
  what: Said,
): void {
  tellChange(request.sandbox, request, {
    ...{ kind: "passkey", outcome, mail: "passkey", link: PAGE, title },
    text: say("{what} If this wasn’t you, set a new password right away.", { what }),
  });
}

/** Requires a passkey for each login, or no longer, and tells of it where that is new. Belongs into a transaction. */
export function requirePasskeys(request: Request, isRequired: boolean): void {
  const { changes } = request.sandbox.database.run(
    "UPDATE member SET passkey_required = ? WHERE id = ? AND passkey_required <> ?",
    isRequired ? 1 : 0,
    request.member.id,
    isRequired ? 1 : 0,
  );
  if (changes === 0) return;
  if (isRequired) {
    const text = say("From now on you log in with a passkey, and not with your password.", {});
    tellOfPasskey(request, "on", "Passkeys are required", text);
  } else {
    const text = say("You can log in with your password again.", {});
    tellOfPasskey(request, "off", "Passkeys are no longer required", text);
  }
}
