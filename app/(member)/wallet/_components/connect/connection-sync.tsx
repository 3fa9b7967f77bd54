"use client";

import { useConnectModal } from "@rainbow-me/rainbowkit";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useConfig } from "wagmi";
import { createWalletCommands } from "@/lib/wallet-connect/commands";
import { registerWallet } from "@/lib/wallet-connect/connection";
import { followConnection } from "@/lib/wallet-connect/follow-connection";

/** Keeps the page's own picture of the wallet in step with the library, and gives the page its commands. */
export function ConnectionSync() {
  const config = useConfig();
  const { openConnectModal } = useConnectModal();
  const openConnect = useRef(openConnectModal);

  useLayoutEffect(() => {
    openConnect.current = openConnectModal;
  });

  useLayoutEffect(() => followConnection(config), [config]);

  useLayoutEffect(
    () =>
      registerWallet(createWalletCommands(config, () => flushSync(() => openConnect.current?.()))),
    [config],
  );

  return null;
}
