import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";
import type { NetworkNames } from "./network-name";
import { networkNames } from "./network-names";

type Groups = Pick<
  Messages,
  "order" | "wallet" | "amountField" | "convert" | "transfer" | "withdraw"
>;

export interface MoneyTexts extends Groups {
  readonly common: Pick<
    Messages["common"],
    "close" | "retry" | "copy" | "copied" | "copyFailed" | "notAvailable" | "simulated"
  >;
  readonly network: NetworkNames;
}

/** The texts of everything on the wallet screens that runs in the browser; many hold `{places}` to be filled. */
export async function moneyTexts(): Promise<MoneyTexts> {
  const [all, network] = await Promise.all([readPatterns(), networkNames()]);
  const messages = all as unknown as Messages;
  const { order, wallet, amountField, convert, transfer, withdraw } = messages;
  const { close, retry, copy, copied, copyFailed, notAvailable, simulated } = messages.common;
  return {
    order,
    wallet,
    amountField,
    convert,
    transfer,
    withdraw,
    network,
    common: { close, retry, copy, copied, copyFailed, notAvailable, simulated },
  };
}
