"use client";

import { NetworkChoice } from "@/app/_shell/network/network-controls";
import { useNetwork } from "@/app/_shell/network/use-network";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { knownChain } from "@/lib/wallet-connect/known-chains";
import { networkName } from "../network-name";
import { useWalletConnect } from "./connect-provider";
import type { Connected } from "./connected-panel";
import type { WalletRequest, WalletRequests } from "./use-wallet-request";

interface NetworkSwitchProps {
  connection: Connected;
  requests: WalletRequests;
}

/** The chosen network, and where the wallet is on another one, the way to bring it there. */
export function NetworkSwitch({ connection, requests }: NetworkSwitchProps) {
  const { texts } = useWalletConnect();
  const chosenId = useNetwork();
  const { chainId, isSupported } = connection;
  const chosen = networkName(chosenId, texts.network);
  const current = networkName(chainId, texts.network);
  const text = knownChain(chainId)?.isRetired ? texts.elsewhereRetired : texts.elsewhere;

  const bring: WalletRequest = async (commands, signal) => {
    await commands.switchChain(chosenId, signal);
    return null;
  };

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <NetworkChoice name="network-card" texts={texts.network} />
      {chainId !== chosenId && (
        <Notice tone={isSupported ? "info" : "warn"}>
          <p>{fillText(text, { current, chosen })}</p>
          <Button
            size="small"
            className="mt-3 h-auto! min-h-9 py-1.5 text-start whitespace-normal!"
            isPending={requests.waitingFor === "switch"}
            onClick={() => requests.ask("switch", bring)}
          >
            {fillText(texts.switchTo, { network: chosen })}
          </Button>
        </Notice>
      )}
    </div>
  );
}
