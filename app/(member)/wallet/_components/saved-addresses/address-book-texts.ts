import { copyTexts } from "@/app/_shell/states/copy-texts";
import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";
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
  const [messages, network, copy] = await Promise.all([
    readPatterns(),
    networkNames(),
    copyTexts(),
  ]);
  const { savedAddresses, common } = messages as unknown as Messages;
  return {
    saved: savedAddresses,
    network,
    close: common.close,
    copy,
  };
}
