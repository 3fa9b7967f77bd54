"use client";

import { useEffect, useRef } from "react";
import { Badge } from "@/app/_ui/badge";
import { Card } from "@/app/_ui/card";
import { ConnectOffer } from "./connect-offer";
import { useWalletConnect } from "./connect-provider";
import { ConnectionAnnouncement } from "./connection-announcement";
import { LaterConnectedPanel } from "./later-connected-panel";
import { useConnection } from "./use-connection";

const HEADING_ID = "blockchain-wallet";

/** The member's own wallet: what connecting is for, or the connected account and what can be done with it. */
export function WalletCard() {
  const { texts } = useWalletConnect();
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
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id={HEADING_ID} tabIndex={-1} className="text-lg outline-none">
          {texts.heading}
        </h2>
        {isConnected && <Badge tone="up">{texts.connected}</Badge>}
      </div>
      {isConnected ? <LaterConnectedPanel connection={connection} /> : <ConnectOffer />}
      <ConnectionAnnouncement />
    </Card>
  );
}
