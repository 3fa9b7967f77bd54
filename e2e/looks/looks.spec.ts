import { expect, test } from "@playwright/test";
import { type Look, openLook, type StandingProduct, startStandingProduct } from "./product.ts";

const LOOKS: readonly Look[] = [
  { path: "/", width: 1440, theme: "dark", language: "en-US" },
  { path: "/", width: 820, theme: "light", language: "de-DE" },
  { path: "/", width: 390, theme: "light", language: "ar-SA" },
  { path: "/login", width: 1440, theme: "light", language: "de-DE" },
  { path: "/sign-up", width: 390, theme: "dark", language: "en-US" },
  { path: "/nowhere", width: 820, theme: "dark", language: "en-US" },
  { path: "/dashboard", width: 1440, theme: "dark", language: "en-US", member: "anna" },
  { path: "/dashboard", width: 390, theme: "light", language: "de-DE", member: "anna" },
  { path: "/wallet", width: 1440, theme: "light", language: "en-US", member: "anna" },
  { path: "/wallet/USDT", width: 390, theme: "dark", language: "en-US", member: "anna" },
  { path: "/transactions", width: 1440, theme: "dark", language: "de-DE", member: "anna" },
  { path: "/transactions", width: 390, theme: "light", language: "ar-SA", member: "anna" },
  { path: "/game/prediction", width: 390, theme: "dark", language: "en-US", member: "anna" },
  { path: "/mining", width: 1440, theme: "dark", language: "ar-SA", member: "anna" },
  { path: "/mining", width: 390, theme: "light", language: "en-US", member: "anna" },
  { path: "/earning/stake", width: 820, theme: "dark", language: "en-US", member: "anna" },
  { path: "/binary-tree", width: 1440, theme: "dark", language: "en-US", member: "anna" },
  { path: "/airdrop", width: 390, theme: "dark", language: "de-DE", member: "anna" },
  { path: "/token-price/BTC", width: 1440, theme: "light", language: "en-US", member: "anna" },
  { path: "/setting/security", width: 820, theme: "light", language: "en-US", member: "anna" },
];

let product: StandingProduct;

test.beforeAll(async () => {
  product = await startStandingProduct();
});

test.afterAll(() => product.stop());

for (const look of LOOKS) {
  const { path, width, theme, language } = look;
  test(`${path} is as it was drawn, ${width} px wide, ${theme}, in ${language}`, async ({
    browser,
  }) => {
    const page = await openLook(browser, product.url, look);
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-").toLowerCase();
    await expect(page).toHaveScreenshot(`${name}-${width}-${theme}-${language}.png`);
    await page.context().close();
  });
}
