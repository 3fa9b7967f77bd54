import { z } from "zod";
import { CODE_PATTERN } from "./code-pattern.ts";

const AMOUNT_PATTERN = /^-?\d{1,20}(\.\d{1,18})?$/;

function toPlainDecimal(value: unknown): unknown {
  if (typeof value !== "number" || !Number.isFinite(value)) return value;
  return value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 18 });
}

/**
 * Money or a rate: a plain decimal string of at most 20 + 18 digits, no exponent, no separators
 * (R11.1). A JSON number is accepted and becomes such a string.
 */
export const amountSchema = z
  .union([z.string(), z.number()])
  .transform((value) => String(toPlainDecimal(value)))
  .pipe(z.string().regex(AMOUNT_PATTERN));

/** An amount that a member sends: a string above zero. */
export const positiveAmountSchema = z
  .string()
  .regex(/^\d{1,20}(\.\d{1,18})?$/)
  .refine((value) => /[1-9]/.test(value));

/** What is no moment is refused after this. */
function toUtc(text: string): string {
  const ms = text.endsWith("Z") ? Number.NaN : Date.parse(text);
  const utc = Number.isNaN(ms) ? text : new Date(ms).toISOString();
  // "Never" may lie beyond the years of four digits by then.
  return /^\d/.test(utc) ? utc : text;
}

/** A moment as ISO 8601; with another offset than UTC's it becomes one in UTC. */
export const instantSchema = z.iso.datetime({ offset: true }).overwrite(toUtc);

/** An identifier; some upstreams send numbers. */
export const idSchema = z.union([z.string(), z.number()]).transform(String);

/** A picture the upstream holds. `completedUrl` is the absolute address, or null without one. */
export const mediaSchema = z.object({ completedUrl: z.string().nullish() });

/** A list that arrives bare or as `{ items }`; the application always sees the bare list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .union([z.array(item), z.object({ items: z.array(item) })])
    .transform((value) => (Array.isArray(value) ? value : value.items));
}

export const TOKEN_CODE_PATTERN = /^[A-Za-z0-9]{2,12}$/;
/** The name of a token or currency as it is shown beside its amounts. */
export const tokenSymbolSchema = z.string().max(12);
/** A UTC day as `YYYY-MM-DD`. */
export const DAY_PATTERN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const OPAQUE_ID_PATTERN = /^[A-Za-z0-9_-]{1,128}$/;

/** An idempotency key: a UUID of version 4. */
export const IDEMPOTENCY_KEY_PATTERN =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** One page of a list; `page` counts from 1. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
  });
}

/** Paging of a list: `page` from 1, `pageSize` up to 100. They arrive as text in a query. */
export const pagingSchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
});

/** Six digits from an authenticator, leading zeros kept, or a recovery code. */
export const secondFactorCodeSchema = z.string().trim().regex(CODE_PATTERN);

/** What shows that a member has just confirmed an action (`step-up`): base64url. */
export const proofSchema = z.string().regex(/^[A-Za-z0-9_-]{32,256}$/);

/** True when an action is confirmed by exactly one of a code and a proof. */
export function hasOneConfirmation(body: {
  readonly code?: string | undefined;
  readonly proof?: string | undefined;
}): boolean {
  return (body.code === undefined) !== (body.proof === undefined);
}

/** A text that may be missing or null, and is empty then. */
export const textSchema = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** The result of a call of which the specification shows none, or at most a message. */
export const messageSchema = z.object({ message: textSchema });
