"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BffError } from "@/lib/bff/client/client";
import { type WalletCommands, walletCommands } from "@/lib/wallet-connect/connection";
import { walletErrorCode } from "@/lib/wallet-connect/errors";

/** What can be asked of a connected wallet from its card. */
export type RequestName = "switch" | "token" | "account" | "disconnect";

/** @returns what to say about it, or null when the page itself shows it */
export type WalletRequest = (
  commands: WalletCommands,
  signal: AbortSignal,
) => Promise<string | null>;

/**
 * Asks the connected wallet for one thing at a time.
 * @returns what to say about the latest request, how to give it up while it waits, and how to make one
 */
export function useWalletRequest(walletName: string) {
  const t = useTranslations("walletConnect");
  const running = useRef<AbortController | null>(null);
  const [text, setText] = useState<string | null>(null);
  const [waitingFor, setWaitingFor] = useState<RequestName | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function failure(error: unknown): string {
    if (error instanceof BffError) return error.message || t("unreachable");
    return t(`failed.${walletErrorCode(error)}`, { wallet: walletName });
  }

  async function ask(name: RequestName, request: WalletRequest): Promise<void> {
    const commands = walletCommands();
    if (!commands || running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setWaitingFor(name);
    setText(t("asked", { wallet: walletName }));
    const outcome = await request(commands, controller.signal).catch(failure);
    running.current = null;
    setWaitingFor(null);
    setText(outcome);
  }

  return { text, waitingFor, ask, cancel: () => running.current?.abort() };
}

export type WalletRequests = Pick<ReturnType<typeof useWalletRequest>, "ask" | "waitingFor">;
