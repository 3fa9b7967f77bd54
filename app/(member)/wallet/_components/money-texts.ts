import { getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";

type Groups = Pick<
  Messages,
  "wallet" | "amountField" | "convert" | "transfer" | "withdraw" | "savedAddresses"
>;

export interface MoneyTexts extends Groups {
  readonly common: Pick<
    Messages["common"],
    "close" | "retry" | "copy" | "copied" | "copyFailed" | "notAvailable" | "simulated"
  >;
}

/** The texts of everything on the wallet screens that runs in the browser; many hold `{places}` to be filled. */
export async function moneyTexts(): Promise<MoneyTexts> {
  const messages = (await getMessages()) as unknown as Messages;
  const { wallet, amountField, convert, transfer, withdraw, savedAddresses } = messages;
  const { close, retry, copy, copied, copyFailed, notAvailable, simulated } = messages.common;
  return {
    wallet,
    amountField,
    convert,
    transfer,
    withdraw,
    savedAddresses,
    common: { close, retry, copy, copied, copyFailed, notAvailable, simulated },
  };
}
