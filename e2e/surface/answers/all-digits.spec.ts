import type { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Pages of sums and prices. */
const PATHS = [
  "/dashboard",
  "/airdrop",
  "/airdrop?tab=leaderboard&period=season",
  "/airdrop?tab=claims",
  "/mining",
  "/mining/automation",
  "/team",
  "/wallet",
  "/token-price",
  "/token-price/mBTC",
  "/earning",
  "/earning/stake",
  "/earning/plans",
  "/earning/commissions",
  "/game",
  "/game/prediction",
  "/game/prediction?status=all",
  "/game/prediction?tab=leaderboard",
  "/game/wheel",
  "/game/hash-rush",
  "/game/history",
  "/marketplace",
  "/transactions",
  "/transactions/daily-profit",
  "/transactions/statement",
  "/transactions/tax",
  "/reserves",
  "/wallet/reserves",
];

/** An amount with its plain decimal, and what stands between its marks. */
const AMOUNT = /<bdi[^>]* data-amount="(-?[\d.]+)"[^>]*>(.*?)<\/bdi>/gs;

/** A row of a list, from its mark to the next one's. */
const ROW = /<li[^>]* data-records=.*?(?=<li[^>]* data-records=|<\/ul>)/gs;
const DETAIL = /href="(\/transactions\/[\w-]+)"/;

/** A piece of a page that came later than the hole it belongs in, and the script that puts it there. */
const PIECE =
  /<div hidden id="(S:[\da-f]+)">(.*?)<\/div><script[^>]*>(?:(?!<\/script>).)*?\$RS\("\1","(P:[\da-f]+)"\)/gs;
const HOLE = /<template id="(P:[\da-f]+)"><\/template>/g;

/** A page as the browser puts it together: under load its rows come before what is in them. */
function putTogether(html: string): string {
  const pieces = new Map<string, string>();
  const rest = html.replace(PIECE, (_whole, _from, inner: string, hole: string) => {
    pieces.set(hole, inner);
    return "";
  });
  const fill = (part: string): string =>
    part.replace(HOLE, (_whole, hole: string) => fill(pieces.get(hole) ?? ""));
  return fill(rest);
}

const decimals = (text: string) => (/\.(\d+)/.exec(text)?.[1] ?? "").replace(/0+$/, "").length;
const size = (raw: string) => raw.replace("-", "");

/** The amounts of a page, without their signs: those that it shows with all their digits, and those that it shows cut. */
function amountsOf(html: string) {
  const [whole, cut] = [new Set<string>(), new Set<string>()];
  for (const [, raw = "", inner = ""] of html.matchAll(AMOUNT)) {
    const isCut = decimals(inner.replace(/<[^>]*>/g, "")) < decimals(raw);
    (isCut ? cut : whole).add(size(raw));
  }
  return { whole, cut };
}

/** Those of a row that its own page has whole, and all of one that opens a sheet. */
async function ledTo(html: string, missing: ReadonlySet<string>, visitor: Visitor) {
  const led = new Set<string>();
  for (const [row] of html.matchAll(ROW)) {
    const cut = [...amountsOf(row).cut].filter((raw) => missing.has(raw) && !led.has(raw));
    const href = cut.length > 0 && DETAIL.exec(row)?.[1];
    const whole = href ? amountsOf((await visitor.open(href)).text).whole : new Set<string>();
    const hasSheet = !href && /<button[^>]* aria-haspopup="dialog"/.test(row);
    for (const raw of cut) if (hasSheet || whole.has(raw)) led.add(raw);
  }
  return led;
}

test("R9.2 what a page shows cut it also has with every digit, one press away and without a script", async ({
  visitor,
}) => {
  await visitor.login("anna");
  let cuts = 0;
  for (const path of PATHS) {
    const text = putTogether((await visitor.open(path)).text);
    const { whole, cut } = amountsOf(text);
    const missing = cut.difference(whole);
    const led = await ledTo(text, missing, visitor);
    cuts += cut.size;
    expect([...missing.difference(led)], path).toEqual([]);
  }
  expect(cuts).toBeGreaterThan(100);
});
