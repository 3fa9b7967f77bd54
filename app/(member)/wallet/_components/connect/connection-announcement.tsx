"use client";

import { useEffect, useRef, useState } from "react";
import { fillText } from "@/app/_ui/fill-text";
import { shortAddress } from "@/app/_ui/short-address";
import type { Connection } from "@/lib/wallet-connect/connection";
import { networkName } from "../network-name";
import { useWalletConnect } from "./connect-provider";
import type { ConnectTexts } from "./connect-texts";
import { useConnection } from "./use-connection";

function announcement(connection: Connection, texts: ConnectTexts): string {
  if (connection.status !== "connected") return texts.announce.disconnected;
  const { address, chainId, walletName } = connection;
  return fillText(texts.announce.connected, {
    wallet: walletName,
    address: shortAddress(address),
    network: networkName(chainId, texts.network),
  });
}

/** Tells those who cannot see it which wallet, account and network are connected, whenever that changes. */
export function ConnectionAnnouncement() {
  const { texts } = useWalletConnect();
  const connection = useConnection();
  const last = useRef(connection);
  const [text, setText] = useState("");

  useEffect(() => {
    const before = last.current;
    if (connection === before || connection.status === "connecting") return;
    last.current = connection;
    if (connection.status === before.status && connection.status === "disconnected") return;
    setText(announcement(connection, texts));
  }, [connection, texts]);

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
