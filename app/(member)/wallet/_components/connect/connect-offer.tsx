"use client";

import { Wallet } from "lucide";
import { NetworkChoice } from "@/app/_shell/network/network-controls";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { AttemptLine } from "./attempt-line";
import { useWalletConnect } from "./connect-provider";
import { useDialog } from "./use-dialog";
import { WalletPromises } from "./wallet-promises";

/** What connecting is for, what it is not for, on which network, and the button. */
export function ConnectOffer() {
  const { texts, preload, open } = useWalletConnect();
  const dialog = useDialog();
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <p className="text-md text-muted">{texts.text}</p>
        <NetworkChoice name="network-card" texts={texts.network} />
        <Button
          tone="primary"
          className="justify-self-start"
          aria-haspopup="dialog"
          isPending={dialog === "loading"}
          onPointerEnter={preload}
          onTouchStart={preload}
          onFocus={preload}
          onClick={open}
        >
          {dialog !== "loading" && <Icon node={Wallet} size={18} />}
          {texts.connect}
        </Button>
        {dialog === "failed" && (
          <p role="alert" className="text-md text-down">
            {texts.unavailable}
          </p>
        )}
        <AttemptLine texts={texts} />
      </div>
      <WalletPromises texts={texts.promises} className="rounded-button bg-raised p-4 md:p-5" />
    </div>
  );
}
