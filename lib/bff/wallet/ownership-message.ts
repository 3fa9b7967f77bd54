import "server-only";
import { getAddress } from "viem";
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from "viem/siwe";

/** A member's clock plays no part: page and server date a message by the nonce. Instances may differ. */
const MAX_AHEAD_MS = 60_000;

interface Site {
  readonly appOrigin: string;
  readonly chainIds: readonly number[];
  readonly nowMs: number;
}

/** What a message claims, for a signature to prove. */
export interface ProvedClaim {
  /** With its checksum (EIP-55). */
  readonly address: `0x${string}`;
  readonly chainId: number;
  readonly nonce: string;
}

type Fields = ReturnType<typeof parseSiweMessage>;

// A parser overlooks what it does not know, a wallet shows it: only the text that the fields give is ours.
function isCanonical(message: string, fields: Fields): boolean {
  const { address, chainId, domain, nonce, uri, version } = fields;
  if (!address || !chainId || !domain || !nonce || !uri || !version) return false;
  try {
    const given = { ...fields, address, chainId, domain, nonce, uri, version };
    return createSiweMessage(given) === message;
  } catch {
    return false;
  }
}

/**
 * Reads a message that a wallet has signed to prove an address (EIP-4361): made for this site and one of
 * its chains, in time, and with nothing in it beyond the fields of that standard.
 *
 * @returns null for every other text
 */
export function readOwnershipMessage(message: string, site: Site): ProvedClaim | null {
  const { host, origin, protocol } = new URL(site.appOrigin);
  const fields = parseSiweMessage(message);
  const { address, chainId, nonce, uri, scheme, issuedAt, expirationTime } = fields;
  if (!isCanonical(message, fields) || !address || !chainId || !nonce) return null;
  const time = new Date(site.nowMs);
  if (!validateSiweMessage({ message: fields, domain: host, time })) return null;
  if (uri !== origin || (scheme !== undefined && `${scheme}:` !== protocol)) return null;
  if (!site.chainIds.includes(chainId) || !issuedAt || !expirationTime) return null;
  if (issuedAt.getTime() > site.nowMs + MAX_AHEAD_MS) return null;
  return { address: getAddress(address), chainId, nonce };
}
