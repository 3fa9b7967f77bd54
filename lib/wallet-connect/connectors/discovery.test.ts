import { afterEach, expect, it, vi } from "vitest";
import { connectAsDialog } from "../testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "../testing/fake-page.ts";
import { FakeProvider } from "../testing/fake-provider.ts";
import { createWalletConfig } from "../wagmi/config.ts";
import { connectionOf } from "../wagmi/follow-connection.ts";

const ICON = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
const INFO = { uuid: "1", rdns: "com.example.wallet", name: "Example Wallet", icon: ICON };

afterEach(() => {
  vi.unstubAllGlobals();
});

function announce(page: EventTarget, detail: unknown): void {
  page.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
}

it("R2.15 finds wallets that announce themselves, now and later, once each", async () => {
  const page = openPage();
  const early = new FakeProvider();
  page.addEventListener("eip6963:requestProvider", () =>
    announce(page, { info: INFO, provider: early }),
  );
  const config = createWalletConfig(SETTINGS);
  const announced = () =>
    config.connectors.filter(({ id }) => id.includes(".")).map(({ id }) => id);
  expect(announced()).toEqual(["com.example.wallet"]);
  announce(page, { info: { ...INFO, rdns: "io.later" }, provider: new FakeProvider() });
  announce(page, { info: INFO, provider: new FakeProvider() });
  expect(announced()).toEqual(["com.example.wallet", "io.later"]);
  expect(config.connectors.find(({ id }) => id === INFO.rdns)?.icon).toBe(ICON);
  expect(early.asked).toEqual([]);
  early.emit("connect", { chainId: "0x38" });
  expect(connectionOf(config).status).toBe("disconnected");

  await connectAsDialog(config, "com.example.wallet", 97);
  const walletName = "Example Wallet";
  expect(connectionOf(config)).toMatchObject({ status: "connected", chainId: 97, walletName });
});

it("shows no announcement that is none, and no picture from elsewhere", () => {
  const page = openPage();
  const config = createWalletConfig(SETTINGS);
  const before = config.connectors.length;
  const provider = new FakeProvider();
  for (const detail of [
    null,
    {},
    { info: INFO },
    { info: INFO, provider: {} },
    { info: { ...INFO, rdns: "" }, provider },
    { info: { ...INFO, name: 7 }, provider },
    { info: { ...INFO, icon: "https://tracker.example/pixel.png" }, provider },
  ])
    announce(page, detail);
  expect(config.connectors).toHaveLength(before);
});

it("cuts a name that would break the dialog", () => {
  const page = openPage();
  const config = createWalletConfig(SETTINGS);
  announce(page, { info: { ...INFO, name: "x".repeat(500) }, provider: new FakeProvider() });
  expect(config.connectors.at(-1)?.name).toHaveLength(60);
});
