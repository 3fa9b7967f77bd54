import type { Kyc } from "../../../lib/contract/kyc.ts";

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
export function kycForm(
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
