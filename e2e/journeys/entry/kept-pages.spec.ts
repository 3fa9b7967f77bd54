import { openLive } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

for (const language of isExhaustive ? ["en-US", "de-DE", "ar-SA"] : ["ar-SA"]) {
  test(`a page from memory comes to life without a line in the console: ${language}`, async ({
    page,
    context,
    application,
  }) => {
    const cookie = `language=${language}`;
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    for (const path of ["/", "/login", "/sign-up", "/forgot"]) {
      const etag = async () =>
        (await fetch(application.url + path, { headers: { cookie } })).headers.get("etag");
      await expect.poll(etag).toBeTruthy();
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await openLive(page, path);
      expect((await answer).headers().etag, path).toBeTruthy();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
  });
}
