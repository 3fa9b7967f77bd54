"use client";

import { Wallet } from "lucide";
import { Address } from "@/app/_ui/address";
import { ExternalLink } from "@/app/_ui/external-link";
import { Icon } from "@/app/_ui/icon";
import { explorerAddressUrl } from "@/lib/wallet-connect/known-chains";
import { useWalletConnect } from "./connect-provider";
import type { Connected } from "./connected-panel";

/** The connected account: its wallet, its address to copy, and its page on the explorer. */
export function AccountLine({
  connection: { address, chainId, walletName },
}: {
  connection: Connected;
}) {
  const { texts } = useWalletConnect();
  const explorer = explorerAddressUrl(chainId, address);
  const copyTexts = { copy: texts.copy, copied: texts.copied, failed: texts.copyFailed };
  return (
    <div className="flex items-start gap-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint-violet text-violet-text">
        <Icon node={Wallet} size={22} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="text-base font-semibold wrap-anywhere">
          <bdi>{walletName}</bdi>
        </p>
        <p className="text-md">
          <Address value={address} copyTexts={copyTexts} />
        </p>
        {explorer && (
          <ExternalLink
            href={explorer}
            newTabText={texts.newTab}
            className="min-h-6 justify-self-start text-md font-medium text-accent-text hover:underline"
          >
            {texts.explorer}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}
