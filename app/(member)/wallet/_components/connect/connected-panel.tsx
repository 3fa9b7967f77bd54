"use client";

import { Wallet } from "lucide";
import { useTranslations } from "next-intl";
import { useCallback, useEffect } from "react";
import { getClient } from "wagmi/actions";
import { NetworkChoice } from "@/app/_shell/network/network-controls";
import { useNetwork } from "@/app/_shell/network/use-network";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Icon } from "@/app/_ui/data/icon";
import { usePolling } from "@/app/_ui/live/use-polling";
import { Notice } from "@/app/_ui/state/notice";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { Address } from "@/app/_ui/text/address";
import { Amount } from "@/app/_ui/text/amount";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { formatAmount } from "@/lib/money/format";
import { fromUnits } from "@/lib/money/units";
import type { Connected, WalletAddress } from "@/lib/wallet-connect/connection";
import { explorerAddressUrl, knownChain } from "@/lib/wallet-connect/known-chains";
import { isMemberChainId } from "@/lib/wallet-connect/requested-chain";
import { useNetworkName } from "../use-network-name";
import { useWalletConnect } from "./connect-provider";
import { NetworkBadge } from "./network-badge";
import { RequestLine } from "./request-line";
import { useWalletRequest, type WalletRequest, type WalletRequests } from "./use-wallet-request";
import { WalletButtons } from "./wallet-buttons";
import { walletConfig } from "./wallet-host";

const REFRESH_MS = 30_000;

interface NativeHolding {
  /** In units of 10⁻¹⁸ (R9.1). */
  readonly units: bigint;
  readonly symbol: string;
}

/** What an account holds of the network's own coin, asked of the RPC addresses in their order (R7.6). */
function useNativeBalance(chainId: number, address: WalletAddress) {
  const load = useCallback(async (): Promise<NativeHolding | null> => {
    const config = walletConfig();
    if (!config || !isMemberChainId(chainId)) return null;
    // Asked of the chain itself: the library would go through a contract that not every chain has.
    const { chain, request } = getClient(config, { chainId });
    const units = await request({ method: "eth_getBalance", params: [address, "latest"] });
    return { units: BigInt(units), symbol: chain.nativeCurrency.symbol };
  }, [chainId, address]);
  const { value: balance, hasFailed, refresh } = usePolling(load, null, REFRESH_MS);

  useEffect(refresh, [refresh]);

  return { balance, hasFailed, refresh };
}

interface NativeBalanceProps {
  chainId: number;
  address: WalletAddress;
}

/** What the account holds of the network's own coin, by the network itself. */
function NativeBalance({ chainId, address }: NativeBalanceProps) {
  const t = useTranslations("walletConnect");
  const common = useTranslations("common");
  const { locale } = useWalletConnect();
  const { balance, hasFailed, refresh } = useNativeBalance(chainId, address);
  if (hasFailed && !balance) {
    return (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <span className="text-md text-muted">{t("balanceFailed")}</span>
        <Button size="small" onClick={refresh}>
          {common("retry")}
        </Button>
      </span>
    );
  }
  if (!balance) return <Skeleton className="inline-block h-5 w-28" />;
  const raw = fromUnits(balance.units);
  return <Amount raw={raw} text={formatAmount(raw, balance.symbol, locale)} isPrivate />;
}

interface NetworkSwitchProps {
  connection: Connected;
  requests: WalletRequests;
}

/** The chosen network, and where the wallet is on another one, the way to bring it there. */
function NetworkSwitch({ connection, requests }: NetworkSwitchProps) {
  const t = useTranslations("walletConnect");
  const chosenId = useNetwork();
  const { chainId, isSupported } = connection;
  const networkName = useNetworkName();
  const [chosen, current] = [networkName(chosenId), networkName(chainId)];
  const isRetired = knownChain(chainId)?.isRetired === true;

  const bring: WalletRequest = async (commands, signal) => {
    await commands.switchChain(chosenId, signal);
    return null;
  };

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <NetworkChoice name="network-card" />
      {chainId !== chosenId && (
        <Notice tone={isSupported ? "info" : "warn"}>
          <p>{t(isRetired ? "elsewhereRetired" : "elsewhere", { current, chosen })}</p>
          <Button
            size="small"
            className="mt-3 text-start"
            isPending={requests.waitingFor === "switch"}
            onClick={() => requests.ask("switch", bring)}
          >
            {t("switchTo", { network: chosen })}
          </Button>
        </Notice>
      )}
    </div>
  );
}

/** The connected account: its wallet, its address to copy, and its page on the explorer. */
function AccountLine({ connection: { address, chainId, walletName } }: { connection: Connected }) {
  const t = useTranslations("walletConnect");
  const explorer = explorerAddressUrl(chainId, address);
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
          <Address value={address} copyName={walletName} />
        </p>
        {explorer && (
          <ExternalLink
            href={explorer}
            className="min-h-6 justify-self-start text-md font-medium text-accent-text hover:underline"
          >
            {t("explorer")}
          </ExternalLink>
        )}
      </div>
    </div>
  );
}

/** The connected account, its network and balance, and what can be asked of the wallet. */
export function ConnectedPanel(props: { connection: Connected }) {
  return (
    <LateTexts part="connectedWallet">
      <ConnectedAccount {...props} />
    </LateTexts>
  );
}

function ConnectedAccount({ connection }: { connection: Connected }) {
  const t = useTranslations("walletConnect");
  const request = useWalletRequest(connection.walletName);
  const { address, chainId, isSupported } = connection;
  const facts = [
    { label: t("networkName"), value: <NetworkBadge {...{ chainId, isSupported }} /> },
    {
      label: t("balance"),
      value: isSupported ? (
        <NativeBalance key={`${chainId} ${address}`} {...{ chainId, address }} />
      ) : (
        <span className="text-muted">{t("balanceElsewhere")}</span>
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
        cancelText={t("cancel")}
      />
    </div>
  );
}
