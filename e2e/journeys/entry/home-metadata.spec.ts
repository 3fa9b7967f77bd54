import { HOME_ANCHORS } from "../../../app/_shell/menu/home-anchors.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

function contentOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

test("R1.2 the home page carries its description, canonical address and pictures for other sites", async ({
  visitor,
  application,
}) => {
  const { text } = await visitor.open("/");
  expect(contentOf(text, "description")).toContain("one ledger");
  expect(text).toContain(`<link rel="canonical" href="${application.url}"`);
  expect(contentOf(text, "og:site_name")).toBe("Merlin BTC");
  expect(contentOf(text, "twitter:card")).toBe("summary_large_image");
  const image = new URL(contentOf(text, "og:image") ?? "");
  expect(image.origin).toBe(application.url);
  const answer = await visitor.send(image.pathname + image.search);
  expect(answer.status).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/png");
  const icons = [...text.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)];
  expect(icons).toHaveLength(3);
  for (const [, href = ""] of icons) {
    expect((await visitor.send(href.replaceAll("&amp;", "&"))).status, href).toBe(200);
  }
});

test("R2.5 robots, sitemap, manifest and its icons are for everybody, whoever is signed in", async ({
  visitor,
  application,
}) => {
  const pending = new Visitor(application.url);
  await pending.login("boris");
  for (const who of [visitor, pending]) {
    const robots = await who.send("/robots.txt");
    expect(robots.status).toBe(200);
    for (const path of ["/api/", "/wallet", "/dashboard", "/setting", "/verify-email"]) {
      expect(robots.text).toContain(`Disallow: ${path}\n`);
    }
    expect(robots.text).toContain(`Sitemap: ${application.url}/sitemap.xml`);
    const sitemap = await who.send("/sitemap.xml");
    const listed = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
    expect(listed).toEqual(
      ["/", "/reserves", "/sign-up", "/login"].map((path) => application.url + path),
    );
    const manifest = await who.send("/manifest.webmanifest");
    expect(manifest.status).toBe(200);
    const { name, icons } = manifest.json<{ name: string; icons: { src: string }[] }>();
    expect([name, icons.length > 0]).toEqual(["Merlin BTC", true]);
    for (const { src } of icons) expect((await who.send(src)).status, src).toBe(200);
  }
  for (const path of ["/", "/reserves", "/sign-up", "/login"]) {
    expect((await visitor.open(path)).status, path).toBe(200);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("R2.10 the whole home page reads and its anchors work", async ({ page }) => {
    await page.goto("/");
    for (const anchor of HOME_ANCHORS) {
      await page.getByRole("banner").locator(`a[href="/#${anchor}"]`).first().click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expect(page.locator(`#${anchor} h2`)).toBeInViewport();
    }
    await expect(page.getByRole("main").locator("[data-amount]").first()).toBeVisible();
    await expect(page.getByText("Est. break-even").first()).toBeVisible();
    await page.getByText("Can I take my money out?").click();
    await expect(page.getByText("Convert AmBTC to mBTC first.")).toBeVisible();
  });
});
