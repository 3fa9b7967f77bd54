"use client";

import { useNetwork } from "@/app/_shell/network/use-network";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { useWalletConnect } from "../../connect/connect-provider";
import type { Connected } from "../../connect/connected-panel";
import { RequestLine } from "../../connect/request-line";
import { useWalletRequest } from "../../connect/use-wallet-request";
import { networkName } from "../../network-name";
import { useAddressBook } from "../address-book";

/** For a wallet on a network that nothing is paid out on: the way to the chosen one. */
export function SwitchNetwork({ account }: { account: Connected }) {
  const t = useAddressBook().texts.saved.adding;
  const { texts } = useWalletConnect();
  const target = useNetwork();
  const { text, waitingFor, ask, cancel } = useWalletRequest(account.walletName);
  const chosen = networkName(target, texts.network);
  const current = networkName(account.chainId, texts.network);
  return (
    <>
      <Notice tone="warn" title={fillText(texts.elsewhere, { current, chosen })}>
        <p>{t.wrongNetwork}</p>
        <Button
          size="small"
          className="mt-3"
          isPending={waitingFor !== null}
          onClick={() =>
            ask("switch", async (commands, signal) => {
              await commands.switchChain(target, signal);
              return null;
            })
          }
        >
          {fillText(texts.switchTo, { network: chosen })}
        </Button>
      </Notice>
      <RequestLine
        text={text}
        onCancel={waitingFor ? cancel : undefined}
        cancelText={texts.cancel}
      />
    </>
  );
}
