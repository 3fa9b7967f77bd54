import type { EIP1193Provider } from "viem";
import { WalletError } from "../errors.ts";
import type { LedgerKit } from "../settings.ts";
import { ANSWER_LIMIT_MS, withTimeLimit } from "../time-limit.ts";

export type LedgerProvider = EIP1193Provider & { disconnect?(): Promise<void> };

/** What the kit's script leaves on `window`. */
export interface LedgerConnectKit {
  checkSupport(options: {
    readonly providerType: "Ethereum";
    readonly walletConnectVersion: 2;
    readonly projectId?: string;
    readonly optionalChains: readonly number[];
    readonly rpcMap: Readonly<Record<number, string>>;
  }): unknown;
  getProvider(): Promise<LedgerProvider>;
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface KitWindow {
  readonly document: Document;
  readonly trustedTypes?: {
    createPolicy(name: "ledger", rules: ScriptPolicy): ScriptPolicy;
  };
  readonly ledgerConnectKit?: LedgerConnectKit;
}

/** The page's own nonce: the browser hides the attribute, not the property. */
function pageNonce({ document }: KitWindow): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

let policy: ScriptPolicy | undefined;

/** The configured address as Trusted Types want it; a policy is made once in a document. */
function trusted({ trustedTypes }: KitWindow, url: string): string {
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("ledger", { createScriptURL: (address) => address });
  return policy.createScriptURL(url);
}

function appendScript(page: KitWindow, { url, integrity }: LedgerKit): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement("script");
    script.src = trusted(page, url);
    // Without its checksum, a script from a CDN is whatever somebody put there last.
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
    script.nonce = pageNonce(page);
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new WalletError("no-provider"));
    };
    page.document.head.append(script);
  });
}

/**
 * Loads the kit's script once it is needed, with its checksum. A script that fails, is too slow or brings no kit is
 * a connector that is not there: `no-provider`.
 */
export async function loadLedgerKit(
  kit: LedgerKit,
  page: KitWindow = window as unknown as KitWindow,
  limitMs = ANSWER_LIMIT_MS,
): Promise<LedgerConnectKit> {
  if (page.ledgerConnectKit) return page.ledgerConnectKit;
  try {
    await withTimeLimit(() => appendScript(page, kit), { limitMs });
  } catch (error) {
    throw new WalletError("no-provider", error);
  }
  if (!page.ledgerConnectKit) throw new WalletError("no-provider");
  return page.ledgerConnectKit;
}
