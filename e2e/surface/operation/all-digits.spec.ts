import { expect, test } from "../../fixtures/test.ts";

/** Pages of sums and prices. Where there are bookings, the row of each leads to its digits. */
const PATHS = ["/airdrop", "/wallet", "/token-price", "/token-price/mBTC", "/earning", "/team"];

/** An amount with its plain decimal, and what stands between its marks. */
const AMOUNT = /<bdi[^>]* data-amount="(-?[\d.]+)"[^>]*>(.*?)<\/bdi>/gs;

const decimals = (text: string) => (/\.(\d+)/.exec(text)?.[1] ?? "").replace(/0+$/, "").length;

/** The amounts of a page: those that it shows with all their digits, and those that it shows cut. */
function amountsOf(html: string) {
  const [whole, cut] = [new Set<string>(), new Set<string>()];
  for (const [, raw = "", inner = ""] of html.matchAll(AMOUNT)) {
    const isCut = decimals(inner.replace(/<[^>]*>/g, "")) < decimals(raw);
    (isCut ? cut : whole).add(raw);
  }
  return { whole, cut };
}

test("R9.2 what a page shows cut it also has with every digit, one press away and without a script", async ({
  visitor,
}) => {
  await visitor.login("anna");
  let cuts = 0;
  for (const path of PATHS) {
    const { text } = await visitor.open(path);
    const { whole, cut } = amountsOf(text);
    const missing = [...cut].filter((raw) => !whole.has(raw));
    cuts += cut.size;
    expect(missing, path).toEqual([]);
  }
  expect(cuts).toBeGreaterThan(10);
});
