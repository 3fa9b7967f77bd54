import { EventEmitter } from "node:events";
import { registerHooks } from "node:module";
import { ACCOUNT } from "./fake-provider.ts";

interface InitOptions {
  readonly projectId: string;
  readonly relayUrl: string;
  readonly showQrModal: boolean;
  readonly customStoragePrefix: string;
  readonly telemetryEnabled: boolean;
  readonly optionalChains: readonly number[];
  readonly rpcMap: Readonly<Record<number, string>>;
}

/** What stands in for WalletConnect's provider: sessions live per storage prefix, like the real ones. */
export class StandInProvider extends EventEmitter {
  static readonly created: StandInProvider[] = [];
  /** Prefixes with a session from an earlier visit. */
  static readonly stored = new Set<string>();

  static async init(options: InitOptions): Promise<StandInProvider> {
    const provider = new StandInProvider(options);
    StandInProvider.created.push(provider);
    return provider;
  }

  static reset(): void {
    StandInProvider.created.length = 0;
    StandInProvider.stored.clear();
  }

  readonly options: InitOptions;
  readonly calls: string[] = [];
  readonly events = new EventEmitter();
  accounts: readonly string[] = [ACCOUNT];
  chainId = 56;
  session: object | undefined;
  /** How the member at the phone answers the code. */
  approve: () => Promise<void> = async () => {};
  failDisconnect: Error | undefined;

  private constructor(options: InitOptions) {
    super();
    this.options = options;
    if (StandInProvider.stored.has(options.customStoragePrefix)) this.#open();
  }

  #open(): void {
    const accounts = this.options.optionalChains.map((id) => `eip155:${id}:${ACCOUNT}`);
    this.session = { namespaces: { eip155: { accounts } } };
  }

  async connect(): Promise<void> {
    this.calls.push("connect");
    this.emit("display_uri", "wc:code");
    await this.approve();
    this.#open();
  }

  async enable(): Promise<readonly string[]> {
    return this.accounts;
  }

  async disconnect(): Promise<void> {
    this.calls.push("disconnect");
    this.session = undefined;
    if (this.failDisconnect) throw this.failDisconnect;
  }

  async request({ method, params }: { method: string; params?: readonly { chainId: string }[] }) {
    this.calls.push(method);
    if (method === "eth_chainId") return `0x${this.chainId.toString(16)}`;
    if (method !== "wallet_switchEthereumChain") throw new Error(`${method} is not known`);
    this.chainId = Number(params?.[0]?.chainId);
    this.emit("chainChanged", `0x${this.chainId.toString(16)}`);
    return null;
  }
}

const MODULE = "@walletconnect/ethereum-provider";
const SOURCE = "export const EthereumProvider = globalThis.merlinStandInProvider;";

/** From now on this process gets the stand-in where the library imports WalletConnect's provider. */
export function standInForPairing(): void {
  Object.assign(globalThis, { merlinStandInProvider: StandInProvider });
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === MODULE
        ? { url: `data:text/javascript,${encodeURIComponent(SOURCE)}`, shortCircuit: true }
        : next(specifier, context),
  });
}
