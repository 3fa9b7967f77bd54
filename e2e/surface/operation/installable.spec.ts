import { createHash } from "node:crypto";
import { LOCALES } from "../../../lib/i18n/locales.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Manifest {
  readonly lang: string;
  readonly dir: string;
  readonly id: string;
  readonly scope: string;
  readonly start_url: string;
  readonly display: string;
  readonly description: string;
  readonly icons: readonly { sizes: string; type: string; purpose?: string }[];
}

test("R13.1 the application can be installed in each language", async ({ visitor }) => {
  const { text } = await visitor.open("/login");
  expect(text).toMatch(
    /<link rel="manifest" href="\/manifest\.webmanifest" crossorigin="use-credentials"/i,
  );
  expect(text).toMatch(/<link rel="apple-touch-icon" href="[^"]+"/);
  const descriptions = new Set<string>();
  for (const { locale, dir } of LOCALES) {
    visitor.cookies.set("language", locale);
    const answer = await visitor.send("/manifest.webmanifest");
    expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    const { icons, description, ...manifest } = answer.json<Manifest>();
    expect(manifest).toMatchObject({
      ...{ lang: locale, dir, id: "/", scope: "/", start_url: "/airdrop", display: "standalone" },
    });
    expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
      ...["192x192 any", "512x512 any", "512x512 maskable"],
    ]);
    descriptions.add(description);
  }
  expect(descriptions.size).toBe(LOCALES.length);
});

test("R13.2 the page for the time without a network is whole in each language, runs no script and asks for nothing", async ({
  visitor,
}) => {
  const titles = new Set<string>();
  for (const { locale, dir } of LOCALES) {
    visitor.cookies.set("language", locale);
    const { text, headers, status, setCookies } = await visitor.send("/offline.html");
    expect([status, setCookies, headers["content-language"]]).toEqual([200, [], locale]);
    expect(text).toContain(`<html lang="${locale}" dir="${dir}">`);
    expect(text).not.toMatch(/<script|src=|offlinePage|common\./);
    titles.add(/<h1>([^<]+)<\/h1>/.exec(text)?.[1] ?? "");
    const [, style = ""] = /<style>([^<]+)<\/style>/.exec(text) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  }
  expect(titles.size).toBe(LOCALES.length);
});

test("R13.4 the worker has a policy of its own and is compared with its file at every start", async ({
  visitor,
}) => {
  const { status, headers, text } = await visitor.send("/sw.js");
  expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
  expect(headers["content-type"]).toMatch(/javascript/);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
  expect(text).not.toMatch(/import/);
});
