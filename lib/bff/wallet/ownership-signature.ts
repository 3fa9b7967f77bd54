import "server-only";
import { BaseError, createClient, fallback, http, type Transport, verifyMessage } from "viem";
import { verifyMessage as askContract } from "viem/actions";

const ENDPOINT_TIMEOUT_MS = 3_000;
const LIMIT_MS = 9_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** The words of nodes for a call that ran and ended badly: the contract has said no. */
const RAN_AND_FAILED = /revert|invalid opcode|out of gas|invalid jump|stack (?:under|over)flow/i;

/** `undecided` when only a contract could tell and no endpoint of its chain answers. */
export type Verdict = "own" | "foreign" | "undecided";

interface SignedMessage {
  readonly address: `0x${string}`;
  readonly message: string;
  readonly signature: `0x${string}`;
}

interface Chain {
  /** In the order in which they are asked. */
  readonly rpcUrls: readonly string[];
  readonly signal: AbortSignal;
}

async function isOfAccount(signed: SignedMessage): Promise<boolean> {
  try {
    return await verifyMessage(signed);
  } catch {
    return false;
  }
}

function endpoints(rpcUrls: readonly string[]): Transport {
  const options = {
    timeout: ENDPOINT_TIMEOUT_MS,
    retryCount: 0,
    maxResponseBodySize: MAX_ANSWER_BYTES,
    fetchOptions: { cache: "no-store", redirect: "error" },
  } as const;
  const each = rpcUrls.map((url) => http(url, options));
  return fallback(each, { rank: false, retryCount: 0 });
}

// The library takes an endpoint that fails for a contract that says no, so failures are noted on the way.
function noting(inner: Transport, limit: AbortSignal, note: () => void): Transport {
  return (options) => {
    const transport = inner(options);
    const given = new Promise<never>((_, reject) => {
      limit.addEventListener("abort", () => reject(limit.reason), { once: true });
    });
    given.catch(() => undefined);
    const request = async (call: Parameters<typeof transport.request>[0]) => {
      try {
        limit.throwIfAborted();
        return await Promise.race([transport.request(call), given]);
      } catch (error) {
        if (!(error instanceof BaseError && RAN_AND_FAILED.test(error.details))) note();
        throw error;
      }
    };
    return { ...transport, request: request as typeof transport.request };
  };
}

async function isOfContract(signed: SignedMessage, { rpcUrls, signal }: Chain): Promise<Verdict> {
  let isAnswered = true;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const transport = noting(endpoints(rpcUrls), limit, () => {
    isAnswered = false;
  });
  // A contract must not send this server to addresses of its choice (ERC-3668).
  const client = createClient({ transport, ccipRead: false });
  try {
    if (await askContract(client, signed)) return "own";
    return isAnswered ? "foreign" : "undecided";
  } catch {
    return "undecided";
  }
}

/**
 * Whose signature it is: an account's is checked here without asking anybody, a contract's (ERC-1271,
 * ERC-6492 before it is deployed) by its chain, for nine seconds at most.
 */
export async function judgeSignature(signed: SignedMessage, chain: Chain): Promise<Verdict> {
  return (await isOfAccount(signed)) ? "own" : isOfContract(signed, chain);
}
