import { describe, expect, it } from "vitest";
import { isPhone, walletBrowsers } from "./phone.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";

describe("a phone", () => {
  it.each([
    ["an Android phone", ANDROID, "Linux armv81", 5, true],
    ["an iPhone", IPHONE, "iPhone", 5, true],
    ["an iPad, which calls itself a Mac", MAC, "MacIntel", 5, true],
    ["a Mac", MAC, "MacIntel", 0, false],
  ])(
    "is told by what it says of itself: %s",
    (_, userAgent, platform, maxTouchPoints, expected) => {
      expect(isPhone({ userAgent, platform, maxTouchPoints })).toBe(expected);
    },
  );

  it("R2.15 opens the page in a wallet's browser by the wallets' documented addresses", () => {
    const page = new URL("https://app.example/wallet?action=connect");
    expect(walletBrowsers(page)).toEqual([
      { name: "MetaMask", href: "https://link.metamask.io/dapp/app.example/wallet" },
      {
        name: "Trust Wallet",
        href: "https://link.trustwallet.com/open_url?coin_id=60&url=https%3A%2F%2Fapp.example%2Fwallet%3Faction%3Dconnect",
      },
      {
        name: "Coinbase Wallet",
        href: "https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fapp.example%2Fwallet%3Faction%3Dconnect",
      },
    ]);
  });
});
