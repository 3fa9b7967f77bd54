import type { SpinFacts } from "./verify-spin.ts";

/** The fields of the check as they are typed or pasted. */
export interface SpinInput {
  serverSeed: string;
  clientSeed: string;
  nonce: string;
  serverSeedHash: string;
}

/** In their order on the screen. */
export const SPIN_FIELDS = [
  "serverSeed",
  "clientSeed",
  "nonce",
  "serverSeedHash",
] as const satisfies readonly (keyof SpinInput)[];

/** A spin as text for the fields; empty without one. */
export function spinInput(spin: SpinFacts | null): SpinInput {
  return {
    serverSeed: spin?.serverSeed ?? "",
    clientSeed: spin?.clientSeed ?? "",
    nonce: spin ? String(spin.nonce) : "",
    serverSeedHash: spin?.serverSeedHash ?? "",
  };
}

/** The typed spin; what the service said of a known one goes along, so that it is compared too. */
export function spinFacts(input: SpinInput, known: SpinFacts | null): SpinFacts {
  const { serverSeed, clientSeed, nonce, serverSeedHash } = input;
  return {
    ...known,
    serverSeed: serverSeed.trim(),
    clientSeed: clientSeed.trim(),
    nonce: Number(nonce),
    serverSeedHash: serverSeedHash.trim(),
  };
}

const BYTES = 12;

/** A seed that nobody could foresee, in 24 hexadecimal digits; the member may write another one. */
export function randomClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
