import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startApplication } from "../../fixtures/application.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const PICTURE = Buffer.from("\x89PNG\r\n\x1a\n and the rest", "latin1");

test("R6.1 no answer that a shared cache may keep sets or deletes a cookie, whoever asks", async ({
  visitor,
}) => {
  const member = visitor.clone();
  await member.login("anna");
  const page = await visitor.open("/login");
  const links = [...page.text.matchAll(/<link[^>]+href="(\/[^"]+)"/g)].map(
    ([, path]) => path ?? "",
  );
  const paths = [
    ...["/api/locales/de-DE/flag", "/favicon.ico", "/icon.svg", "/apple-icon.png"],
    ...["/opengraph-image.png", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml"],
    ...new Set(links.filter((path) => !path.startsWith("/login"))),
  ];
  const garbage = "refreshToken=garbage; accessToken=garbage; gg2FAToken=garbage";
  const stale = [...member.cookies].map(([name, value]) => `${name}=${value}x`).join("; ");
  for (const path of paths) {
    for (const cookie of [garbage, stale]) {
      const answer = await visitor.send(path, { headers: { cookie } });
      expect(answer.status, path).toBe(200);
      expect(answer.setCookies, path).toEqual([]);
    }
  }
  const call = await visitor.send("/api/bff/account/wallets", { headers: { cookie: garbage } });
  expect(call.setCookies).toHaveLength(3);
});

test("R6.1 pictures are fetched below the prefixes of MEDIA_ORIGINS alone, however a path is spelled", async ({
  upstream,
}) => {
  const asked: string[] = [];
  const pictures = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "image/png" }).end(PICTURE);
  });
  pictures.listen(0, "127.0.0.1");
  await once(pictures, "listening");
  const origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const application = await startApplication(upstream.url, {
    MEDIA_ORIGINS: `${origin}/shop/avatars,${upstream.url}/media`,
  });
  try {
    const visitor = new Visitor(application.url);
    const good = await visitor.send("/api/media/0/7.png");
    expect([good.status, good.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(asked).toEqual(["/shop/avatars/7.png"]);
    for (const path of [
      ...["0/../secret", "0/..%2fsecret", "0/%2e%2e/secret", "0/%2e%2e%2fsecret"],
      ...["0/%252e%252e/secret", "0/%252e%252e%252fsecret", "0/%25252e%25252e/secret"],
      ...["0/..\\secret", "0/..%5csecret", "0/%5c..%5csecret", "0/%255c..%255csecret"],
      ...["0/a/../../secret", "0/a/%2e%2e/%2e%2e/secret", "0/.", "0/..", "0/./..", "0//secret"],
      ...["0/%2fsecret", "0/%2f%2f127.0.0.1/secret", "0/@/../../../secret"],
      ...[
        "0/7.png%3fa=b",
        "0/7.png%23a",
        "0/%00",
        "0/a%0d%0ab",
        "0/..;/secret",
        "0/%c0%ae%c0%ae/a",
      ],
      ...["0", "0/", "2/7.png", "00/../7.png", "-1/7.png", "1/", "1/../__sandbox/state"],
    ]) {
      const { status } = await rawRequest(application.url, { target: `/api/media/${path}` });
      expect([307, 308, 404], path).toContain(status);
    }
    expect(asked).toEqual(["/shop/avatars/7.png"]);
  } finally {
    await application.stop();
    pictures.closeAllConnections();
    pictures.close();
  }
});

test("R4.5 the texts of what opens later come by part and language, and no others", async ({
  visitor,
}) => {
  const answer = await visitor.send("/api/locales/de-DE/texts/palette");
  expect(answer.status).toBe(200);
  const { messages } = JSON.parse(answer.text) as { messages: Record<string, { open?: string }> };
  expect(messages.palette?.open).toBe("Suchen");
  expect(Object.keys(messages)).not.toContain("errors");
  for (const path of ["de-DE/texts/all", "de-DE/texts/constructor", "xx-XX/texts/palette"]) {
    expect((await visitor.send(`/api/locales/${path}`)).status, path).toBe(404);
  }
});
