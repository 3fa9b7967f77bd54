import { EventEmitter } from "node:events";
import type { InjectedProvider } from "../connectors/injected-provider.ts";

type Answer = (params: readonly unknown[]) => unknown;

/** What a wallet refuses with (EIP-1193). */
export function refusal(code: number, message = "refused"): Error & { code: number } {
  return Object.assign(new Error(message), { code });
}

export const ACCOUNT = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

/** A wallet in memory, connected to `chainId`; `answers` says what it does otherwise. */
export class FakeProvider extends EventEmitter {
  readonly asked: { readonly method: string; readonly params: readonly unknown[] }[] = [];
  chainId = 56;
  accounts: readonly string[] = [ACCOUNT];
  answers: Readonly<Record<string, Answer>>;

  constructor(answers: Readonly<Record<string, Answer>> = {}, flags: object = {}) {
    super();
    this.answers = answers;
    Object.assign(this, flags);
  }

  get methods(): readonly string[] {
    return this.asked.map(({ method }) => method);
  }

  /** As a wallet does when its member changes the chain. */
  moveTo(chainId: number): void {
    this.chainId = chainId;
    this.emit("chainChanged", `0x${chainId.toString(16)}`);
  }

  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
    this.asked.push({ method, params });
    const answer = this.answers[method];
    if (answer) return answer(params);
    if (method === "eth_chainId") return `0x${this.chainId.toString(16)}`;
    if (method === "eth_accounts" || method === "eth_requestAccounts") return this.accounts;
    if (method === "wallet_requestPermissions")
      return [{ caveats: [{ type: "restrictReturnedAccounts", value: this.accounts }] }];
    if (method !== "wallet_switchEthereumChain") throw refusal(4200, `${method} is not known`);
    this.moveTo(Number((params[0] as { chainId: string }).chainId));
    return null;
  }

  asProvider(): InjectedProvider {
    return this as unknown as InjectedProvider;
  }
}
