import { afterEach, describe, expect, it, vi } from "vitest";
import { createConfig, custom } from "wagmi";
import { connect } from "wagmi/actions";
import { bsc, bscTestnet, goerli, mainnet, polygon } from "wagmi/chains";
import { openPage } from "../testing/fake-page.ts";
import { FakeProvider } from "../testing/fake-provider.ts";
import { binance, blocto, trust } from "./injected.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Connects on a wallet layer of five chains and tells where the wallet stands then. */
async function chainAfter(
  create: typeof binance,
  mark: string,
  { chainId, from = 97 }: { chainId?: number; from?: number },
): Promise<number> {
  const provider = new FakeProvider({}, { [mark]: true });
  provider.chainId = from;
  openPage({ ethereum: provider });
  const transport = custom(provider.asProvider());
  const config = createConfig({
    chains: [bsc, bscTestnet, mainnet, goerli, polygon],
    transports: { 1: transport, 5: transport, 56: transport, 97: transport, 137: transport },
    connectors: [create()],
    multiInjectedProviderDiscovery: false,
  });
  const [connector] = config.connectors;
  if (!connector) throw new Error("no connector");
  return (await connect(config, { connector, chainId: chainId as 56 })).chainId;
}

describe("an extension's connector", () => {
  it.each([
    ["Binance", binance, "isBinance", [1, 56, 97]],
    ["Trust", trust, "isTrust", [1, 5, 56, 97]],
  ] as const)(
    "R9.1 asks for the chains that its wallet knows: %s",
    async (_, create, mark, known) => {
      for (const chainId of [1, 5, 56, 97, 137]) {
        const from = chainId === 97 ? 56 : 97;
        const wanted = (known as readonly number[]).includes(chainId) ? chainId : from;
        expect(await chainAfter(create, mark, { chainId, from })).toBe(wanted);
      }
    },
  );

  it("R9.1 asks Blocto for 56 unless another chain is requested", async () => {
    expect(await chainAfter(blocto, "isBlocto", {})).toBe(56);
    expect(await chainAfter(blocto, "isBlocto", { chainId: 1 })).toBe(1);
  });
});
