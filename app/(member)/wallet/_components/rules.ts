import { z } from "zod";
import { addressLabelSchema, movementEndpoints } from "@/lib/contract/movement";

const { shape: transfer } = movementEndpoints.transfer.body.schema;
const { shape: withdrawal } = movementEndpoints.withdraw.body.schema;
const { shape: request } = movementEndpoints.convertQuote.body.schema;

/** The sentence about what is wrong with a typed text, or null. */
type Wrong = (text: string) => string | null | Promise<string | null>;

/** A typed text that is read before it goes up, worded by its reader. */
function typed(wrong: Wrong) {
  return z.string().superRefine(async (text, context) => {
    const message = await wrong(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
}

interface TransferWording {
  readonly amount: Wrong;
  readonly toUsername: Wrong;
  readonly code: Wrong;
}

export function transferRules({ amount, toUsername, code }: TransferWording) {
  return z.object({
    symbol: transfer.symbol,
    toUsername: typed(toUsername),
    amount: typed(amount),
    code: typed(code),
  });
}

interface WithdrawWording {
  readonly amount: Wrong;
  readonly noAddress: string;
  readonly code: Wrong;
}

export function withdrawRules({ amount, noAddress, code }: WithdrawWording) {
  return z.object({
    walletId: z.string({ error: noAddress }).min(1, noAddress).pipe(withdrawal.walletId),
    amount: typed(amount),
    code: typed(code),
  });
}

export function convertRules({ amount }: { readonly amount: Wrong }) {
  return z.object({ from: request.from, to: request.to, amount: typed(amount) });
}

/** A label may be left out: the service has its own then. */
export function labelRules() {
  return z.object({
    label: z
      .string()
      .trim()
      .pipe(z.union([z.literal(""), addressLabelSchema])),
  });
}
