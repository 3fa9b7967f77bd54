import type { Kyc } from "../../../lib/contract/kyc.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox } from "./start.ts";

export const PNG = Buffer.from("89504e470d0a1a0a0000000d", "hex");
export const PERSON = {
  firstName: "Newt",
  lastName: "Fisher",
  birthDate: "1990-02-28",
  country: "DE",
  docType: "id_card",
  docNumber: "L01X00T47",
};
export const FILES = { front: PNG, back: PNG, selfie: PNG };
export const SUBMIT = { consent: "true", submit: "true" };

/** The multipart form of an identity check. */
function kycForm(
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Buffer>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.set(name, new Blob([new Uint8Array(bytes)]), `${name}.bin`);
  }
  return form;
}

export function statusByStep({ steps }: Kyc): Record<string, string> {
  return Object.fromEntries((steps ?? []).map(({ name, status }) => [name, status]));
}

/** A sandbox with the identity check of Newt, who has given nothing yet. */
export async function startKyc() {
  const sandbox = await startTestSandbox();
  const bearer = (await sandbox.login("newt")).accessToken;
  const { kyc, updateKyc } = contract.kyc;
  return {
    sandbox,
    bearer,
    send: (fields: Record<string, string>, files?: Record<string, Buffer>) =>
      sandbox.call(updateKyc, { bearer, body: kycForm(fields, files) }),
    read: async () => (await sandbox.call(kyc, { bearer })).value(),
    decide: (decision: string, reasons?: object) =>
      sandbox.control("kyc", { username: "newt", decision, reasons }),
  };
}
