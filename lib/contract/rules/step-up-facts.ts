/**
 * What a member confirms once more, and the members of its body (or parameters of its path) that the proof is
 * bound to: as text, all that the body has, and nothing else.
 */
export const STEP_UP_FACTS = {
  withdraw: ["symbol", "walletId", "amount", "fee"],
  transfer: ["symbol", "toUsername", "amount"],
  order: ["quoteId"],
  address_add: ["address", "chainId"],
  address_lock_off: [],
  second_factor_change: ["required"],
  recovery_codes: [],
  password_change: [],
  passkey_add: [],
  passkey_remove: ["id"],
  plan_create: [
    "kind",
    "from",
    "to",
    "productId",
    "amount",
    "every",
    "on",
    "minKeep",
    "maxPrice",
    "endsAt",
  ],
  payout_set: ["payoutWalletId", "payoutThreshold"],
  lock_set: ["days", "earlyEnd"],
  lock_end: [],
  export: [],
  close: ["confirmUsername"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StepUpAction = keyof typeof STEP_UP_FACTS;

/** The facts of an action as a proof is bound to them, from what will be sent. */
export function stepUpFacts(
  action: StepUpAction,
  sent: Readonly<Record<string, unknown>> = {},
): Record<string, string> {
  const names: readonly string[] = STEP_UP_FACTS[action];
  const rows = names.filter((name) => sent[name] !== undefined);
  return Object.fromEntries(rows.map((name) => [name, String(sent[name])]));
}
