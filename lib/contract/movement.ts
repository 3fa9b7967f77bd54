import { z } from "zod";
import { walletBalanceSchema } from "./account.ts";
import { endpoint, jsonBody } from "./protocol/endpoint.ts";
import { timelineSchema, transactionSchema } from "./transaction.ts";
import { TRANSFER_SYMBOLS } from "./values/tokens.ts";
import { USERNAME_PATTERN } from "./values/username.ts";
import {
  amountSchema,
  hasOneConfirmation,
  idSchema,
  instantSchema,
  mediaSchema,
  OPAQUE_ID_PATTERN,
  pageOf,
  pagingSchema,
  positiveAmountSchema,
  proofSchema,
  secondFactorCodeSchema,
  TOKEN_CODE_PATTERN,
  tokenSymbolSchema,
} from "./values/values.ts";

const symbolSchema = z.string().regex(TOKEN_CODE_PATTERN);

/** What a conversion gives now. `rate` is `to` per `from`; `fee` is in `to` and already taken off `receive`. */
export const convertQuoteSchema = z.object({
  quoteId: idSchema,
  from: z.string(),
  to: z.string(),
  amount: amountSchema,
  rate: amountSchema,
  fee: amountSchema,
  receive: amountSchema,
  expiresAt: instantSchema,
  serverTime: instantSchema.nullish(),
});
export type ConvertQuote = z.output<typeof convertQuoteSchema>;

export const WITHDRAWAL_STATUSES = [
  "requested",
  "approved",
  "sent",
  "confirmed",
  "rejected",
  "cancelled",
] as const;

/** A withdrawal: `amount` arrives at the address, `fee` is taken on top of it. */
export const withdrawalSchema = z.object({
  id: idSchema,
  symbol: tokenSymbolSchema,
  amount: amountSchema,
  fee: amountSchema,
  address: z.string(),
  label: z.string().nullish(),
  chainId: z.number().nullish(),
  status: z.enum(WITHDRAWAL_STATUSES),
  requestedAt: instantSchema,
  timeline: timelineSchema,
  hash: z.string().nullish(),
  simulated: z.boolean().nullish(),
  reason: z.string().nullish(),
  canCancel: z.boolean().nullish(),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

const withdrawalAnswerSchema = z.object({
  request: withdrawalSchema,
  wallets: z.array(walletBalanceSchema),
});

const savedAddressFields = z.object({
  id: idSchema.nullish(),
  address: z.string(),
  label: z.string().nullish(),
  chainId: z.number().nullish(),
  usableFrom: instantSchema.nullish(),
});

/** An address that withdrawals may go to, from `usableFrom` on; one without an id is its own. */
export const savedAddressSchema = savedAddressFields.transform((saved) => ({
  ...saved,
  id: saved.id ?? saved.address,
}));
export type SavedAddress = z.output<typeof savedAddressSchema>;

/** The address of an account or a contract, with or without the capitals that are its checksum (EIP-55). */
const chainAddressSchema = z.string().regex(/^0x[0-9a-fA-F]{40}$/);

/** What a member calls a saved address: up to 40 characters in one line. */
export const addressLabelSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^\P{Cc}*$/u);

export const movementEndpoints = {
  convertQuote: endpoint({
    service: "account",
    method: "POST",
    path: "/wallet/convert/quote",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z.object({ from: symbolSchema, to: symbolSchema, amount: positiveAmountSchema }),
    ),
    response: convertQuoteSchema,
  }),
  /**
   * 409 when the quote has expired, was used, or states other figures than the order echoes: `amount`, `receive`
   * and `fee` are what the member confirmed.
   */
  convert: endpoint({
    service: "account",
    method: "POST",
    path: "/wallet/convert",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        quoteId: z.string().regex(OPAQUE_ID_PATTERN),
        amount: positiveAmountSchema.optional(),
        receive: amountSchema.optional(),
        fee: amountSchema.optional(),
      }),
    ),
    response: z.object({
      transactions: z.array(transactionSchema),
      wallets: z.array(walletBalanceSchema),
    }),
  }),
  /** The member that a transfer would go to, for confirmation by name. */
  recipient: endpoint({
    service: "account",
    method: "GET",
    path: "/wallet/recipient/{username}",
    params: { username: USERNAME_PATTERN },
    audience: "member",
    origin: "extension",
    response: z.object({
      username: z.string(),
      fullName: z.string().nullish(),
      avatar: mediaSchema.nullish(),
    }),
  }),
  transfer: endpoint({
    service: "account",
    method: "POST",
    path: "/wallet/transfer",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z.object({
        symbol: z.enum(TRANSFER_SYMBOLS),
        toUsername: z.string().regex(USERNAME_PATTERN),
        amount: positiveAmountSchema,
        code: secondFactorCodeSchema.optional(),
        proof: proofSchema.optional(),
      }),
    ),
    response: z.object({
      transaction: transactionSchema,
      wallets: z.array(walletBalanceSchema),
    }),
  }),
  withdrawals: endpoint({
    service: "account",
    method: "GET",
    path: "/wallet/withdrawals",
    audience: "member",
    origin: "extension",
    query: pagingSchema.extend({ symbol: symbolSchema.optional() }),
    response: pageOf(withdrawalSchema),
  }),
  /**
   * 403 asks for KYC, a second factor, or the end of a security hold (`until`). `fee` is the one that the member
   * was shown: 422 with `errors.fee` when another one would be taken. It is confirmed by a code or a proof.
   */
  withdraw: endpoint({
    service: "account",
    method: "POST",
    path: "/wallet/withdraw",
    audience: "member",
    origin: "extension",
    idempotent: true,
    body: jsonBody(
      z
        .object({
          symbol: symbolSchema,
          walletId: z.string().regex(OPAQUE_ID_PATTERN),
          amount: positiveAmountSchema,
          code: secondFactorCodeSchema.optional(),
          proof: proofSchema.optional(),
          fee: amountSchema.optional(),
        })
        .refine(hasOneConfirmation, { path: ["code"] }),
    ),
    response: withdrawalAnswerSchema,
  }),
  /** Returns the amount and the fee in full; 409 once the withdrawal is approved. */
  cancelWithdrawal: endpoint({
    service: "account",
    method: "POST",
    path: "/wallet/withdraw/{id}/cancel",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
    idempotent: true,
    response: withdrawalAnswerSchema,
  }),
  savedAddresses: endpoint({
    service: "account",
    method: "GET",
    path: "/blockchain-wallet/list",
    audience: "member",
    query: z.object({
      chainId: z.coerce.number().int().positive().optional(),
      page: pagingSchema.shape.page,
    }),
    response: z
      .union([
        z.array(savedAddressSchema),
        z.object({ items: z.array(savedAddressSchema), total: z.number().int().nullish() }),
      ])
      .transform((value) => (Array.isArray(value) ? { items: value, total: value.length } : value)),
  }),
  /**
   * 422 for a bad checksum (`address`) and for an address that is there already. It is called for an
   * address whose owner has signed for it, so the browser reaches it through `POST /api/wallet/address`. 403/4036 where a
   * proof is needed: it decides nothing, and the same key may come again with one.
   */
  addAddress: endpoint({
    service: "account",
    method: "POST",
    path: "/blockchain-wallet/add",
    audience: "member",
    reach: "server",
    idempotent: true,
    body: jsonBody(
      z.object({
        address: chainAddressSchema,
        label: addressLabelSchema.optional(),
        chainId: z.number().int().positive().optional(),
        proof: proofSchema.optional(),
      }),
    ),
    response: savedAddressFields.partial(),
  }),
  /** Its id is never given to another address: an automatic payout may still name it. */
  removeAddress: endpoint({
    service: "account",
    method: "DELETE",
    path: "/blockchain-wallet/{id}",
    params: { id: OPAQUE_ID_PATTERN },
    audience: "member",
    origin: "extension",
  }),
};
