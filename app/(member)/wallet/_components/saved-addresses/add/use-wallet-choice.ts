"use client";

import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWalletConnect } from "../../connect/connect-provider";
import { useDialog } from "../../connect/use-dialog";

/**
 * The way to the dialog that chooses a wallet. Ours leaves before that one comes, since only one of them can
 * hold the focus, and returns when it is closed.
 */
export function useWalletChoice() {
  const { preload, load, open } = useWalletConnect();
  const dialog = useDialog();
  const [state, setState] = useState<"here" | "loading" | "away" | "failed">("here");
  const wasOpen = useRef(false);

  useEffect(() => {
    if (state !== "away") return;
    if (dialog === "open") wasOpen.current = true;
    const isOver = dialog === "failed" || (dialog === "closed" && wasOpen.current);
    if (!isOver) return;
    wasOpen.current = false;
    setState(dialog === "failed" ? "failed" : "here");
  }, [state, dialog]);

  return {
    isOpen: state === "away",
    isLoading: state === "loading",
    hasFailed: state === "failed",
    preload,
    async open(): Promise<void> {
      if (state === "loading") return;
      setState("loading");
      try {
        await load();
      } catch {
        setState("failed");
        return;
      }
      flushSync(() => setState("away"));
      // The dialog that left gives the focus back in a task of its own.
      setTimeout(open);
    },
  };
}

export type WalletChoice = ReturnType<typeof useWalletChoice>;
