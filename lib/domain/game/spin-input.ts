import type { SpinFacts } from "./verify-spin.ts";

/** The fields of the check as they are typed or pasted. */
export interface SpinInput {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly serverSeedHash: string;
}

export type SpinInputProblem = "missing" | "nonce" | "hash";

const NONCE = /^\d{1,15}$/;
const HASH = /^[0-9a-f]{64}$/i;

/** A spin as text for the fields; empty without one. */
export function spinInput(spin: SpinFacts | null): SpinInput {
  return {
    serverSeed: spin?.serverSeed ?? "",
    clientSeed: spin?.clientSeed ?? "",
    nonce: spin ? String(spin.nonce) : "",
    serverSeedHash: spin?.serverSeedHash ?? "",
  };
}

function trimmed(input: SpinInput): SpinInput {
  return {
    serverSeed: input.serverSeed.trim(),
    clientSeed: input.clientSeed.trim(),
    nonce: input.nonce.trim(),
    serverSeedHash: input.serverSeedHash.trim(),
  };
}

/** What is wrong with each field, in their order on the screen; empty when the check can run. */
export function spinInputProblems(
  input: SpinInput,
): Partial<Record<keyof SpinInput, SpinInputProblem>> {
  const { serverSeed, clientSeed, nonce, serverSeedHash } = trimmed(input);
  return {
    ...(serverSeed === "" && { serverSeed: "missing" }),
    ...(clientSeed === "" && { clientSeed: "missing" }),
    ...(!NONCE.test(nonce) && { nonce: nonce === "" ? "missing" : "nonce" }),
    ...(!HASH.test(serverSeedHash) && {
      serverSeedHash: serverSeedHash === "" ? "missing" : "hash",
    }),
  };
}

/** The typed spin; what the service said of a known one goes along, so that it is compared too. */
export function spinFacts(input: SpinInput, known: SpinFacts | null): SpinFacts {
  const { nonce, ...seeds } = trimmed(input);
  return { ...known, ...seeds, nonce: Number(nonce) };
}
