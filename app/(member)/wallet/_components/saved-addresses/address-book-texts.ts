import { getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";
import type { NetworkNames } from "../network-name";
import { networkNames } from "../network-names";

export interface AddressBookTexts {
  readonly saved: Messages["savedAddresses"];
  readonly network: NetworkNames;
  readonly close: string;
  readonly copy: { readonly copy: string; readonly copied: string; readonly failed: string };
}

/** The texts of what runs in the browser around the saved addresses; many hold `{places}` to be filled. */
export async function addressBookTexts(): Promise<AddressBookTexts> {
  const [messages, network] = await Promise.all([getMessages(), networkNames()]);
  const { savedAddresses, common } = messages as unknown as Messages;
  const { close, copy, copied, copyFailed } = common;
  return {
    saved: savedAddresses,
    network,
    close,
    copy: { copy, copied, failed: copyFailed },
  };
}
