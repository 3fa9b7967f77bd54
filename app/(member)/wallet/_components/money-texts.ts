import { getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";

type Groups = Pick<Messages, "wallet" | "amountField" | "convert" | "transfer" | "withdraw">;

export interface MoneyTexts extends Groups {
  readonly common: Pick<
    Messages["common"],
    "close" | "retry" | "copy" | "copied" | "copyFailed" | "notAvailable" | "simulated"
  >;
  readonly savedAddresses: Pick<Messages["savedAddresses"], "bsc" | "bscTestnet" | "chain">;
}

/** The texts of everything on the wallet screens that runs in the browser; many hold `{places}` to be filled. */
export async function moneyTexts(): Promise<MoneyTexts> {
  const messages = (await getMessages()) as unknown as Messages;
  const { wallet, amountField, convert, transfer, withdraw, savedAddresses } = messages;
  const { bsc, bscTestnet, chain } = savedAddresses;
  const { close, retry, copy, copied, copyFailed, notAvailable, simulated } = messages.common;
  return {
    wallet,
    amountField,
    convert,
    transfer,
    withdraw,
    savedAddresses: { bsc, bscTestnet, chain },
    common: { close, retry, copy, copied, copyFailed, notAvailable, simulated },
  };
}
