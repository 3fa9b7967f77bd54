"use client";

import { RainbowKitProvider } from "@rainbow-me/rainbowkit";
import { useSyncExternalStore } from "react";
import { useNetwork } from "@/app/_shell/network/use-network";
import type { ExternalStore } from "@/lib/wallet-connect/external-store";
import { ConnectionSync } from "./connection-sync";
import { DialogAttempt } from "./dialog-attempt";
import { DIALOG_FALLBACK, dialogLanguage } from "./dialog-language";
import { DialogNote, DialogNoteContext } from "./dialog-note";
import type { WalletHostOptions } from "./wallet-host";

const LEARN_MORE_URL = "https://ethereum.org/wallets/";

interface WalletDialogProps {
  optionsStore: ExternalStore<WalletHostOptions | null>;
}

/** RainbowKit's dialog in our colours and in the member's language, on the network that the visit has chosen. */
export function WalletDialog({ optionsStore }: WalletDialogProps) {
  const options = useSyncExternalStore(optionsStore.subscribe, optionsStore.get);
  const chainId = useNetwork();
  if (!options) return null;
  const { settings, texts, language } = options;
  const locale = dialogLanguage(language);
  return (
    <DialogNoteContext value={options}>
      <RainbowKitProvider
        theme={null}
        locale={locale}
        initialChain={chainId}
        appInfo={{
          appName: settings.appName,
          learnMoreUrl: LEARN_MORE_URL,
          disclaimer: DialogNote,
        }}
      >
        <ConnectionSync />
        <DialogAttempt texts={texts} language={locale === DIALOG_FALLBACK ? locale : language} />
      </RainbowKitProvider>
    </DialogNoteContext>
  );
}
