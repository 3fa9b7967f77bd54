import { randomUUID } from "node:crypto";
import { contract } from "../../../lib/contract/registry.ts";
import { type StepUpAction, stepUpFacts } from "../../../lib/contract/rules/step-up-facts.ts";
import { type SoftwarePasskey, softwarePasskey } from "./software-passkey.ts";
import type { TestSandbox } from "./start.ts";
import { freshCode } from "./withdrawing.ts";

const { stepUpOptions, stepUp } = contract.stepUp;

/** A proof of erik's or boris's for what will be sent, by a code. */
export async function proofByCode(
  sandbox: TestSandbox,
  bearer: string,
  action: StepUpAction,
  sent: Readonly<Record<string, unknown>> = {},
  username = "erik",
): Promise<string> {
  const asked = { action, facts: stepUpFacts(action, sent) };
  const { ceremonyId } = (await sandbox.call(stepUpOptions, { bearer, body: asked })).value();
  const code = await freshCode(sandbox, username);
  return (await sandbox.call(stepUp, { bearer, body: { ceremonyId, code } })).value().proof;
}

/** A proof for what will be sent, by a passkey. */
export async function proofByPasskey(
  sandbox: TestSandbox,
  bearer: string,
  passkey: SoftwarePasskey,
  action: StepUpAction,
  sent: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const asked = { action, facts: stepUpFacts(action, sent) };
  const options = (await sandbox.call(stepUpOptions, { bearer, body: asked })).value();
  if (!options.publicKey) throw new Error("No passkey is asked for");
  const assertion = passkey.sign(options.publicKey);
  const { ceremonyId } = options;
  return (await sandbox.call(stepUp, { bearer, body: { ceremonyId, assertion } })).value().proof;
}

/** Adds a passkey with the proof or password that is given. */
export async function addPasskey(
  sandbox: Pick<TestSandbox, "call">,
  bearer: string,
  by: { readonly proof: string } | { readonly currentPassword: string },
  { isSynced = false, name = "Laptop", origin = "http://localhost:3000" } = {},
) {
  const { passkeyOptions, addPasskey: add } = contract.passkey;
  const { ceremonyId, publicKey } = (
    await sandbox.call(passkeyOptions, { bearer, body: by })
  ).value();
  const passkey = softwarePasskey(origin, { isSynced });
  const body = { ceremonyId, name, attestation: passkey.create(publicKey) };
  const answer = (await sandbox.call(add, { bearer, key: randomUUID(), body })).value();
  return { passkey, id: answer.passkey.id, recoveryCodes: answer.recoveryCodes };
}

/** Asks for a sign-in by passkey, as `lie` would have it. */
export async function signInByPasskey(
  sandbox: TestSandbox,
  passkey: SoftwarePasskey,
  lie: Parameters<SoftwarePasskey["sign"]>[1] = {},
) {
  const { loginPasskeyOptions, loginPasskey } = contract.auth;
  const { ceremonyId, publicKey } = (await sandbox.call(loginPasskeyOptions)).value();
  const body = { ceremonyId, assertion: passkey.sign(publicKey, lie) };
  return sandbox.call(loginPasskey, { body });
}

/** Asks for a lock of erik's withdrawals, confirmed by a code. */
export async function lockFor(
  sandbox: TestSandbox,
  bearer: string,
  days: number,
  earlyEnd = false,
) {
  const proof = await proofByCode(sandbox, bearer, "lock_set", { days, earlyEnd });
  const body = { days, earlyEnd, proof };
  return sandbox.call(contract.withdrawalLock.lockWithdrawals, { bearer, body });
}
