import { afterEach, expect, it, vi } from "vitest";
import { connectAsDialog } from "../testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "../testing/fake-page.ts";
import { FakeProvider } from "../testing/fake-provider.ts";
import { createWalletConfig } from "../wagmi/config.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("R2.15 the Coinbase wallet connects through its extension and calls nobody else", async () => {
  const provider = new FakeProvider({}, { isCoinbaseWallet: true });
  const location = { origin: "https://app.example", pathname: "/wallet" };
  const { localStorage } = openPage({ coinbaseWalletExtension: provider, location });
  vi.stubGlobal("coinbaseWalletExtension", provider);
  vi.stubGlobal("localStorage", localStorage);
  const fetching = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());

  const config = createWalletConfig(SETTINGS);
  expect((await connectAsDialog(config, "coinbase", 97)).chainId).toBe(97);
  for (const [address] of fetching.mock.calls)
    expect(String(address)).toMatch(/^https:\/\/app\.example/);
});
