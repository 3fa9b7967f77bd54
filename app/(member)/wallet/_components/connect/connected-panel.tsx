"use client";

import { FactList } from "@/app/_ui/fact-list";
import type { Connection } from "@/lib/wallet-connect/connection";
import { AccountLine } from "./account-line";
import { useWalletConnect } from "./connect-provider";
import { NativeBalance } from "./native-balance";
import { NetworkBadge } from "./network-badge";
import { NetworkSwitch } from "./network-switch";
import { RequestLine } from "./request-line";
import { useWalletRequest } from "./use-wallet-request";
import { WalletButtons } from "./wallet-buttons";

export type Connected = Extract<Connection, { status: "connected" }>;

/** The connected account, its network and balance, and what can be asked of the wallet. */
export function ConnectedPanel({ connection }: { connection: Connected }) {
  const { texts } = useWalletConnect();
  const request = useWalletRequest(connection.walletName);
  const { address, chainId, isSupported } = connection;
  const facts = [
    { label: texts.networkName, value: <NetworkBadge {...{ chainId, isSupported }} /> },
    {
      label: texts.balance,
      value: isSupported ? (
        <NativeBalance key={`${chainId} ${address}`} {...{ chainId, address }} />
      ) : (
        <span className="text-muted">{texts.balanceElsewhere}</span>
      ),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <AccountLine connection={connection} />
          <FactList facts={facts} />
        </div>
        <NetworkSwitch connection={connection} requests={request} />
      </div>
      <WalletButtons connection={connection} requests={request} />
      <RequestLine
        text={request.text}
        onCancel={request.waitingFor ? request.cancel : undefined}
        cancelText={texts.cancel}
      />
    </div>
  );
}
