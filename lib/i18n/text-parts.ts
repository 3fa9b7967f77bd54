/**
 * The messages of what opens later, by the part that asks for them: they are fetched in the page's language when it
 * opens (`app/_shell/texts/late-texts.tsx`), so that no page carries the texts of what is closed.
 */
export const TEXT_PARTS = {
  addAddress: ["savedAddresses.adding"],
  convert: ["amountField", "convert", "converter.swap", "order", "topUp"],
  stepUp: ["codeField", "stepUp", "transfer.codeEmpty"],
  fillBasis: ["amountField", "tax.filling"],
  placeMember: ["downline", "order", "team.placing"],
  priceProof: [
    "check",
    "prediction.round.closePrice",
    "prediction.round.lockPrice",
    "prediction.round.outcomes",
    "priceProof",
  ],
  newPlan: ["amountField", "order", "plans.form"],
  priceAlerts: ["amountField", "priceAlerts", "pushCard"],
  transfer: ["amountField", "codeField", "order", "topUp", "transfer"],
  withdraw: ["amountField", "codeField", "order", "topUp", "transfer.codeEmpty", "withdraw"],
  invitationCode: [
    "signUp.code",
    "signUp.codeHint",
    "signUp.codeUse",
    "signUp.codeUnknown",
    "signUp.codeClosed",
    "signUp.codeLegClosed",
    "signUp.invitedBy",
    "signUp.left",
    "signUp.right",
    "signUp.kickback",
  ],
  palette: [
    "palette",
    "titles",
    "wallet.names",
    "walletDetail.heading",
    "tokenPriceDetail.title",
    "downline.finding",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextPart = keyof typeof TEXT_PARTS;

export function isTextPart(value: unknown): value is TextPart {
  return typeof value === "string" && Object.hasOwn(TEXT_PARTS, value);
}
