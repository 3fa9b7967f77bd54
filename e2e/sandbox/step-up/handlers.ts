import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { clearFailures } from "../auth/attempts.ts";
import { countRecoveryCodes } from "../auth/recovery-codes.ts";
import { acceptCode } from "../auth/second-factor.ts";
import { toInstant } from "../clock.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import { beginCeremony, findCeremony, spendCeremony } from "../passkey/ceremony.ts";
import { requestOptions, requireSigned } from "../passkey/login.ts";
import { listPasskeys } from "../passkey/passkeys.ts";
import { noteUse } from "../passkey/verify.ts";
import { factsText, issueProof } from "./proof.ts";

export const stepUpHandlers: ServiceHandlers<"stepUp"> = {
  stepUpOptions({ sandbox, member, session, write }, { body }) {
    const { database } = sandbox;
    const passkeys = listPasskeys(database, member.id);
    // Ending a lock takes both factors: the proof by a passkey, and a code beside it.
    const isCodeApart = body.action === "lock_end";
    const hasCode =
      !isCodeApart && (member.totpSecret !== null || countRecoveryCodes(database, member.id) > 0);
    if (passkeys.length === 0 && !hasCode) {
      const message = "Turn on two-factor authentication or add a passkey first.";
      throw new Refusal(403, UPSTREAM_CODES.twoFactorRequired, message);
    }
    const { id, challenge, expiresAt } = write(() =>
      beginCeremony(database, {
        kind: "step-up",
        memberId: member.id,
        sessionId: session.id,
        action: body.action,
        facts: factsText(body.facts),
      }),
    );
    return {
      ceremonyId: id,
      methods: [
        ...(passkeys.length > 0 ? ["passkey" as const] : []),
        ...(hasCode ? ["code" as const] : []),
      ],
      publicKey:
        passkeys.length === 0
          ? null
          : {
              ...requestOptions(sandbox, challenge),
              allowCredentials: passkeys.map(({ credential_id, transports }) => ({
                id: credential_id,
                type: "public-key" as const,
                transports: JSON.parse(transports) as string[],
              })),
            },
      expiresAt: toInstant(expiresAt),
    };
  },

  async stepUp({ sandbox, member, session, write }, { body }) {
    const { database } = sandbox;
    const { assertion, code, ceremonyId } = body;
    const ceremony = findCeremony(database, ceremonyId, "step-up", session.id);
    if (code !== undefined && ceremony.action === "lock_end") {
      throw invalid({ code: "Confirm this with a passkey." });
    }
    const signed = assertion && (await requireSigned(sandbox, ceremony, assertion, member.id));
    const { proof, expiresAt } = write(() => {
      if (signed) {
        noteUse(database, signed);
        clearFailures(database, "passkey", `member:${member.id}`);
      } else acceptCode(database, member.id, member.totpSecret, code ?? "");
      spendCeremony(database, ceremony);
      return issueProof(database, { member, session }, ceremony);
    });
    return { proof, expiresAt: toInstant(expiresAt) };
  },
};
