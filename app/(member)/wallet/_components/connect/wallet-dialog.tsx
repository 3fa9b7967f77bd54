"use client";

import { RainbowKitProvider, useConnectModal } from "@rainbow-me/rainbowkit";
import { type AbstractIntlMessages, useLocale, useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { IntlProvider } from "use-intl/react";
import { useAccount, useConfig, useConnectors } from "wagmi";
import { useNetwork } from "@/app/_shell/network/use-network";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { createWalletCommands } from "@/lib/wallet-connect/commands";
import { registerWallet } from "@/lib/wallet-connect/connection";
import { INJECTED } from "@/lib/wallet-connect/connectors/injected-provider";
import type { ExternalStore } from "@/lib/wallet-connect/external-store";
import { isPhone, walletBrowsers } from "@/lib/wallet-connect/phone";
import type { WalletSettings } from "@/lib/wallet-connect/settings";
import { followConnection } from "@/lib/wallet-connect/wagmi/follow-connection";
import { DialogAttempt } from "./dialog-attempt";
import { DIALOG_FALLBACK, dialogLanguage } from "./dialog-language";
import { WalletPromises } from "./wallet-promises";

export interface WalletHostOptions {
  readonly settings: WalletSettings;
  /** What the page gives its islands. */
  readonly messages: AbstractIntlMessages;
  /** The name of the page's language. */
  readonly language: string;
}

/** What is left to somebody on a phone whose browser has no wallet. */
function WalletBrowsers() {
  const t = useTranslations("walletConnect");
  const connectors = useConnectors();
  const announced = connectors.some(({ id }) => id.includes("."));
  if (!isPhone() || announced || INJECTED.any()) return null;
  return (
    <div className="mb-4 grid gap-1 text-md">
      <p>{t("ownBrowser")}</p>
      <ul>
        {walletBrowsers(new URL(window.location.href)).map(({ name, href }) => (
          <li key={name}>
            <ExternalLink
              href={href}
              className="inline-flex min-h-11 items-center font-medium text-accent-text"
            >
              {t("openIn", { wallet: name })}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Stands in the dialog where the library explains wallets as a way to log in, which with us they are not
 * (`wallet-dialog.css` hides that); in the language of the page, whatever the dialog itself speaks.
 */
function DialogNote() {
  return (
    <div lang={useLocale()} className="wallet-dialog-note text-start text-text">
      <WalletBrowsers />
      <WalletPromises className="max-w-80" />
    </div>
  );
}

/** Keeps the page's own picture of the wallet in step with the library, and gives the page its commands. */
function ConnectionSync() {
  const config = useConfig();
  const { openConnectModal } = useConnectModal();
  const openConnect = useRef(openConnectModal);

  useLayoutEffect(() => {
    openConnect.current = openConnectModal;
  });

  // The page compares what it gets, so telling it once more costs nothing.
  const { status, address, chainId, connector } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when the library has something new
  useLayoutEffect(() => followConnection(config), [config, status, address, chainId, connector]);

  useLayoutEffect(
    () =>
      registerWallet(createWalletCommands(config, () => flushSync(() => openConnect.current?.()))),
    [config],
  );

  return null;
}

const LEARN_MORE_URL = "https://ethereum.org/wallets/";

interface WalletDialogProps {
  optionsStore: ExternalStore<WalletHostOptions | null>;
}

/** RainbowKit's dialog in our colours and in the member's language, on the network that the visit has chosen. */
export function WalletDialog({ optionsStore }: WalletDialogProps) {
  const options = useSyncExternalStore(optionsStore.subscribe, optionsStore.get);
  const chainId = useNetwork();
  if (!options) return null;
  const { settings, messages, language } = options;
  const locale = dialogLanguage(language);
  return (
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
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
        <DialogAttempt language={locale === DIALOG_FALLBACK ? locale : language} />
      </RainbowKitProvider>
    </IntlProvider>
  );
}
