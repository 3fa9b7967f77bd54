"use client";

import { Clock3, PenLine, ShieldCheck } from "lucide";
import { Button } from "@/app/_ui/button";
import { Icon } from "@/app/_ui/icon";
import { useWalletConnect } from "../../connect/connect-provider";
import { useAddressBook } from "../address-book";
import type { WalletChoice } from "./use-wallet-choice";

/** What will happen, before a wallet is asked for anything. */
export function ConnectStep() {
  const t = useAddressBook().texts.saved.adding;
  const { promises } = useWalletConnect().texts;
  const facts = [
    { text: promises.signature, icon: PenLine },
    { text: t.rest, icon: Clock3 },
    { text: promises.coins, icon: ShieldCheck },
  ];
  return (
    <ul className="grid gap-3.5">
      {facts.map(({ text, icon }) => (
        <li key={text} className="flex gap-3 text-md">
          <Icon node={icon} className="mt-px shrink-0 text-violet-text" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The button that opens the choice of wallets. */
export function ConnectFooter({ choice }: { choice: WalletChoice }) {
  const { texts } = useWalletConnect();
  return (
    <div className="grid gap-3">
      <p role="alert" className="text-md text-warn empty:hidden">
        {choice.hasFailed && texts.unavailable}
      </p>
      <Button
        tone="primary"
        size="hero"
        isPending={choice.isLoading}
        onPointerEnter={choice.preload}
        onFocus={choice.preload}
        onClick={choice.open}
      >
        {texts.connect}
      </Button>
    </div>
  );
}
