import { MAX_PASSKEYS } from "../../../lib/contract/rules/max-passkeys.ts";
import type { Member } from "../account/member.ts";
import { holdWithdrawals } from "../account/security-hold.ts";
import { checkCurrent } from "../auth/password-change.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "../auth/recovery-codes.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { requireConfirmation, stepUpRequired } from "../step-up/proof.ts";
import { say } from "../texts/say.ts";
import {
  beginCeremony,
  CEREMONY_MS,
  endBegunPasskeys,
  findCeremony,
  spendCeremony,
} from "./ceremony.ts";
import {
  countPasskeys,
  hasSecondFactor,
  listPasskeys,
  type PasskeyRow,
  passkeyList,
  passkeyView,
  userHandle,
} from "./passkeys.ts";
import { requirePasskeys, tellOfPasskey } from "./requirement.ts";
import {
  ALGORITHMS,
  checkAttestation,
  findCredential,
  offersPasskeys,
  relyingPartyId,
} from "./verify.ts";

function findOwn(database: Database, member: Member, id: string): PasskeyRow {
  const number = rowId(id);
  const found = listPasskeys(database, member.id).find((row) => row.id === number);
  if (!found) throw notFound("We couldn’t find this passkey.");
  return found;
}

export const passkeyHandlers: ServiceHandlers<"passkey"> = {
  passkeys({ sandbox, member, write }) {
    if (!offersPasskeys(sandbox)) throw notFound();
    return write(() => passkeyList(sandbox.database, member.id));
  },

  async passkeyOptions({ sandbox, member, session, write }, { body }) {
    const { database } = sandbox;
    if (!offersPasskeys(sandbox)) throw notFound();
    const needsProof = hasSecondFactor(database, member);
    if (needsProof && body.proof === undefined) {
      throw stepUpRequired("passkey_add", "Confirm this first.");
    }
    if (!needsProof) await checkCurrent(database, member, body.currentPassword ?? "");
    return write(() => {
      const passkeys = listPasskeys(database, member.id);
      if (passkeys.length >= MAX_PASSKEYS)
        throw conflict(say("You can have {count} passkeys at most.", { count: MAX_PASSKEYS }));
      if (needsProof) requireConfirmation(database, { member, session }, "passkey_add", body);
      const of = { kind: "add", memberId: member.id, sessionId: session.id } as const;
      const { id, challenge } = beginCeremony(database, of);
      return {
        ceremonyId: id,
        publicKey: {
          rp: { id: relyingPartyId(sandbox), name: "Merlin BTC" },
          user: {
            id: userHandle(database, member.id),
            name: member.username,
            displayName: member.fullName,
          },
          challenge,
          pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
          timeout: CEREMONY_MS,
          excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
            id: credential_id,
            type: "public-key" as const,
            transports: JSON.parse(transports) as string[],
          })),
          authenticatorSelection: {
            residentKey: "required" as const,
            userVerification: "required" as const,
          },
          attestation: "none" as const,
        },
      };
    });
  },

  async addPasskey({ sandbox, member, session, visitor, write }, { body }) {
    const { database } = sandbox;
    const ceremony = findCeremony(database, body.ceremonyId, "add", session.id);
    const made = await checkAttestation(sandbox, ceremony.challenge, body.attestation);
    if (!made) {
      database.transaction(() => spendCeremony(database, ceremony));
      throw invalid({ _: "This passkey didn’t work." });
    }
    return write(() => {
      spendCeremony(database, ceremony);
      const { credential, credentialDeviceType, credentialBackedUp } = made;
      if (findCredential(database, credential.id)) throw conflict("This passkey is already here.");
      database.run(
        "INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, name, created_at, synced, backed_up) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        member.id,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        JSON.stringify(body.attestation.response.transports ?? []),
        body.name,
        Date.now(),
        credentialDeviceType === "multiDevice" ? 1 : 0,
        credentialBackedUp ? 1 : 0,
      );
      endBegunPasskeys(database, member.id);
      tellOfPasskey(
        { sandbox, member, visitor },
        "added",
        "A passkey was added",
        say("You can now log in with “{name}”.", { name: body.name }),
      );
      const needsCodes =
        member.totpSecret === null && countRecoveryCodes(database, member.id) === 0;
      const row = findCredential(database, credential.id);
      if (!row) throw new Error(`The passkey ${credential.id} was not stored`);
      return {
        passkey: passkeyView(row),
        recoveryCodes: needsCodes ? renewRecoveryCodes(database, member.id) : null,
      };
    });
  },

  renamePasskey({ sandbox: { database }, member, write }, { params, body }) {
    return write(() => {
      const { id } = findOwn(database, member, params.id);
      database.run("UPDATE passkey SET name = ? WHERE id = ?", body.name, id);
      return passkeyView(findOwn(database, member, params.id));
    });
  },

  removePasskey({ sandbox, member, session, visitor, write }, { params, body }) {
    const { database, clock } = sandbox;
    return write(() => {
      const passkey = findOwn(database, member, params.id);
      const isLast = countPasskeys(database, member.id) === 1;
      if (isLast && member.passkeyRequired) {
        throw conflict("This is your last passkey, and you need one to log in.");
      }
      const sent = { ...body, id: params.id };
      requireConfirmation(database, { member, session }, "passkey_remove", sent);
      database.run("DELETE FROM passkey WHERE id = ?", passkey.id);
      if (isLast && member.totpSecret === null) {
        database.run("DELETE FROM recovery_code WHERE member_id = ?", member.id);
      }
      const until = { moment: holdWithdrawals(database, member.id, clock.now()) };
      const text = say("“{name}” no longer logs you in. Withdrawals are paused until {until}.", {
        name: passkey.name,
        until,
      });
      tellOfPasskey({ sandbox, member, visitor }, "removed", "A passkey was removed", text);
      return passkeyList(database, member.id);
    });
  },

  requirePasskey({ sandbox, member, session, visitor, write }, { body }) {
    const { database } = sandbox;
    return write(() => {
      const passkeys = listPasskeys(database, member.id);
      const hasWayBack =
        passkeys.some(({ synced }) => synced === 1) && countRecoveryCodes(database, member.id) > 0;
      if (body.required && passkeys.length < 2 && !hasWayBack) {
        throw conflict("Add a second passkey first.");
      }
      requireConfirmation(database, { member, session }, "second_factor_change", body);
      requirePasskeys({ sandbox, member, visitor }, body.required);
      return passkeyList(database, member.id);
    });
  },
};
