"use client";

import { Wallet } from "lucide";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { NetworkChoice } from "@/app/_shell/network/network-controls";
import { Button } from "@/app/_ui/control/button";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { shortAddress } from "@/app/_ui/text/short-address";
import type { Connection } from "@/lib/wallet-connect/connection";
import { useNetworkName } from "../use-network-name";
import { AttemptLine } from "./attempt-line";
import { useWalletConnect } from "./connect-provider";
import { LazyConnectedPanel } from "./connected-panel.lazy";
import { useConnection } from "./use-connection";
import { useDialog } from "./use-dialog";
import { WalletPromises } from "./wallet-promises";

/** Tells those who cannot see it which wallet, account and network are connected, whenever that changes. */
function ConnectionAnnouncement() {
  const t = useTranslations("walletConnect");
  const networkName = useNetworkName();
  const connection = useConnection();
  const last = useRef(connection);
  const [told, setTold] = useState<Connection | null>(null);

  useEffect(() => {
    const before = last.current;
    if (connection === before || connection.status === "connecting") return;
    last.current = connection;
    if (connection.status === before.status && connection.status === "disconnected") return;
    setTold(connection);
  }, [connection]);

  return (
    <p role="status" className="sr-only">
      {told?.status === "connected" &&
        t("announce.connected", {
          wallet: told.walletName,
          address: shortAddress(told.address),
          network: networkName(told.chainId),
        })}
      {told?.status === "disconnected" && t("announce.disconnected")}
    </p>
  );
}

/** What connecting is for, what it is not for, on which network, and the button. */
function ConnectOffer() {
  const t = useTranslations("walletConnect");
  const { preload, open } = useWalletConnect();
  const dialog = useDialog();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <p className="text-md text-muted">{t("text")}</p>
        <NetworkChoice name="network-card" />
        <Button
          className="justify-self-start"
          aria-haspopup="dialog"
          isPending={dialog === "loading"}
          onPointerEnter={preload}
          onTouchStart={preload}
          onFocus={preload}
          onClick={open}
        >
          {dialog !== "loading" && <Icon node={Wallet} size={18} />}
          {t("connect")}
        </Button>
        {dialog === "failed" && (
          <p role="alert" className="text-md text-down">
            {t("unavailable")}
          </p>
        )}
        <AttemptLine />
      </div>
      <WalletPromises className="rounded-button bg-raised p-4 md:p-5" />
    </div>
  );
}

const HEADING_ID = "blockchain-wallet";

/** The member's own wallet: what connecting is for, or the connected account and what can be done with it. */
export function WalletCard() {
  const t = useTranslations("walletConnect");
  const connection = useConnection();
  const isConnected = connection.status === "connected";
  const heading = useRef<HTMLHeadingElement>(null);
  const wasConnected = useRef(isConnected);

  // What was pressed is gone with the state that it belonged to.
  useEffect(() => {
    if (wasConnected.current === isConnected) return;
    wasConnected.current = isConnected;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isConnected]);

  return (
    <Card aria-labelledby={HEADING_ID} className="mt-5">
      <div className="card-heading">
        <h2 ref={heading} id={HEADING_ID} tabIndex={-1} className="text-lg outline-none">
          {t("heading")}
        </h2>
        {isConnected && <Badge tone="up">{t("connected")}</Badge>}
      </div>
      {isConnected ? <LazyConnectedPanel connection={connection} /> : <ConnectOffer />}
      <ConnectionAnnouncement />
    </Card>
  );
}
