import "server-only";
import { createHash } from "node:crypto";
import {
  movementEndpoints,
  type SavedAddress,
  savedAddressSchema,
} from "../../contract/movement.ts";
import { environment } from "../../env/server.ts";
import { acceptLanguage } from "../../i18n/negotiation.ts";
import { callUpstream } from "../../upstream/call.ts";
import { outcomeOf } from "../client/undecided-calls.ts";
import { readJson } from "../handler/body.ts";
import { ApiError, ERROR_STATUS, refusalError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";
import { callForMember, requireMember } from "../handler/member.ts";
import { limiters } from "../limits/limiters.ts";
import { countWalletCall, takeOnce } from "../limits/limits.ts";
import { OWN_ROUTES } from "../routes/own-routes.ts";
import type { ProvedClaim } from "./ownership-message.ts";
import { isNonceOf } from "./sealed-nonce.ts";

/** Gives a nonce back that was taken for nothing: what it was for is not decided. */
async function returnNonce(nonce: string): Promise<void> {
  await (await limiters()).nonce.delete(nonce);
}

interface Signed {
  readonly message: string;
  readonly signature: `0x${string}`;
  readonly label?: string;
  readonly proof?: string;
}

function rpcUrlsOf(chainId: number): readonly string[] {
  const { serverRpcUrls } = environment().wallets;
  return chainId === 56 || chainId === 97 ? serverRpcUrls[chainId] : [];
}

async function readClaim(message: string): Promise<ProvedClaim> {
  const { appOrigin, wallets } = environment();
  const { readOwnershipMessage } = await import("./ownership-message.ts");
  const chainIds = Object.keys(wallets.serverRpcUrls).map(Number);
  const claim = readOwnershipMessage(message, { appOrigin, chainIds, nowMs: Date.now() });
  if (!claim) throw new ApiError("WALLET_MESSAGE");
  return claim;
}

async function requireOwner(
  { address, chainId }: ProvedClaim,
  { message, signature }: Signed,
  signal: AbortSignal,
): Promise<void> {
  const { judgeSignature } = await import("./ownership-signature.ts");
  const chain = { rpcUrls: rpcUrlsOf(chainId), signal };
  const verdict = await judgeSignature({ address, message, signature }, chain);
  if (verdict === "foreign") throw new ApiError("WALLET_SIGNATURE");
  if (verdict === "undecided") {
    throw new ApiError("WALLET_UNCHECKED", { headers: { "retry-after": "5" } });
  }
}

/** A message is one order, however often it is sent: its key is a UUID v4 that follows from it. */
function keyOf(message: string): string {
  const bytes = createHash("sha256").update(message).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

async function save(
  context: HandlerContext,
  { address, chainId }: ProvedClaim,
  { message, label, proof }: Signed,
): Promise<SavedAddress> {
  const { requestId, request, log } = context;
  const call = {
    requestId,
    idempotencyKey: keyOf(message),
    clientAddress: context.address,
    language: acceptLanguage(context.locale),
    signal: request.signal,
  };
  const body = { address, chainId, ...(label && { label }), ...(proof && { proof }) };
  const { addAddress } = movementEndpoints;
  const result = await callForMember(context, (bearer) =>
    callUpstream(addAddress, { body }, { ...call, bearer }),
  );
  if (!result.ok) {
    log.upstreamStatus = result.refusal.status;
    throw refusalError(result.refusal, addAddress.relaysMessage);
  }
  log.upstreamStatus = result.status;
  // A service that only says yes has saved what was sent.
  return savedAddressSchema.parse({ address, chainId, label, ...result.value });
}

function decides(error: unknown): boolean {
  // What has to be confirmed first comes again, signed as it is.
  if (!(error instanceof ApiError) || error.code === "STEP_UP_REQUIRED") return false;
  return outcomeOf(ERROR_STATUS[error.code], error.code) === "refused";
}

/**
 * POST /api/wallet/address: saves an address for withdrawals once its owner has signed for it. A nonce is
 * good for one answer; while none is decided (chain or upstream out of reach) the same message may be
 * sent again.
 */
export async function address(context: HandlerContext): Promise<Response> {
  const { request, text } = context;
  const { anchor } = requireMember(context);
  await countWalletCall("address", anchor.userId);
  const signed = await readJson(request, OWN_ROUTES.walletAddress.body, text);
  const claim = await readClaim(signed.message);
  const isOurs = isNonceOf(claim.nonce, anchor.sid, Date.now());
  if (!isOurs || !(await takeOnce(claim.nonce))) throw new ApiError("WALLET_NONCE");
  try {
    await requireOwner(claim, signed, request.signal);
    return json({ item: await save(context, claim, signed) });
  } catch (error) {
    if (!decides(error)) await returnNonce(claim.nonce);
    throw error;
  }
}
