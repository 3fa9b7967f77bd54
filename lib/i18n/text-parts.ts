/**
 * The messages of what opens later, by the part that asks for them: they are fetched in the page's language when it
 * opens (`app/_shell/texts/late-texts.tsx`), so that no page carries the texts of what is closed.
 */
export const TEXT_PARTS = {
  addAddress: [
    "savedAddresses.adding",
    "walletConnect.asked",
    "walletConnect.elsewhere",
    "walletConnect.retired",
    "walletConnect.switchTo",
    "walletConnect.unreachable",
    "walletConnect.unsupported",
    "walletConnect.wallet",
  ],
  connectedWallet: [
    "walletConnect.addToken",
    "walletConnect.asked",
    "walletConnect.balance",
    "walletConnect.balanceElsewhere",
    "walletConnect.balanceFailed",
    "walletConnect.changeAccount",
    "walletConnect.disconnect",
    "walletConnect.elsewhere",
    "walletConnect.elsewhereRetired",
    "walletConnect.explorer",
    "walletConnect.networkName",
    "walletConnect.retired",
    "walletConnect.switchTo",
    "walletConnect.tokenAdded",
    "walletConnect.tokenDeclined",
    "walletConnect.tokenUnknown",
    "walletConnect.unreachable",
    "walletConnect.unsupported",
  ],
  convert: ["amountField", "convert", "converter.swap", "order", "topUp"],
  notifications: [
    "notifications.markAll",
    "notifications.markFailed",
    "notifications.isNew",
    "notifications.older",
    "notifications.emptyTitle",
    "notifications.emptyText",
    "notifications.missingTitle",
    "notifications.missingText",
    "notifications.errorTitle",
    "notifications.errorText",
  ],
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
  newPlan: ["amountField", "order", "plans.form", "plans.states"],
  priceAlerts: ["amountField", "priceAlerts", "pushCard"],
  transfer: ["amountField", "codeField", "order", "topUp", "transfer"],
  withdraw: ["amountField", "codeField", "order", "topUp", "transfer.codeEmpty", "withdraw"],
  invitationCode: [
    "signUp.code",
    "signUp.codeHint",
    "signUp.codeUse",
    "signUp.codeUnknown",
    "signUp.codeClosed",
  ],
  sponsorOfCode: [
    "signUp.codeLegClosed",
    "signUp.invitedBy",
    "signUp.left",
    "signUp.right",
    "signUp.kickback",
  ],
  palette: [
    "palette",
    "binaryTree.searchFound",
    "security.password",
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
