import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { type Application, startApplication } from "../../fixtures/application.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import { jsonAnswer, startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const PATHS = ["/", "/login", "/sign-up", "/forgot"];
const DECODED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

/** 128 random bits. */
const NONCE = /'nonce-([A-Za-z0-9+/]{22}==)'/;
const nonceOf = (policy: string) => NONCE.exec(policy)?.[1] ?? "none";

/** What is left of a page when its nonce and the time are taken out. */
const bare = (text: string, nonce: string) =>
  text.replaceAll(nonce, "").replace(/serverNow\\":\\"[^\\]+/g, "");

async function kept(application: Application, path: string, headers: Record<string, string> = {}) {
  const ask = async () => {
    const { statusCode, headers: head, body } = await request(application.url + path, { headers });
    const bytes = Buffer.from(await body.arrayBuffer());
    return { status: statusCode, headers: head as Record<string, string>, bytes };
  };
  await expect.poll(async () => (await ask()).headers.etag).toBeTruthy();
  return ask();
}

/** A kept page that has just been made: one that is a minute old is made anew behind its answer. */
async function justKept(application: Application, path: string) {
  let page = await kept(application, path);
  const isAgain = async () => {
    const { etag } = page.headers;
    await wait(300);
    page = await kept(application, path);
    return page.headers.etag === etag;
  };
  await expect.poll(isAgain).toBe(true);
  return page;
}

test("a visitor's public page comes from memory, whole, with a nonce and a request id of its own", async ({
  application,
}) => {
  for (const path of PATHS) {
    const first = await kept(application, path);
    const second = await kept(application, path);
    expect(first.status).toBe(200);
    const [one, other] = [first, second].map(({ headers, bytes }) => {
      const nonce = nonceOf(headers["content-security-policy"] ?? "");
      const text = bytes.toString();
      expect(text.endsWith("</html>")).toBe(true);
      const named = [...text.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
      expect(new Set(named)).toEqual(new Set([nonce]));
      for (const [, value] of (headers.link ?? "").matchAll(/nonce="([^"]*)"/g))
        expect(value).toBe(nonce);
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["cache-control"]).toContain("private");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      return { nonce, id: headers["x-request-id"], rest: bare(text, nonce) };
    });
    expect(one?.nonce).not.toBe(other?.nonce);
    expect(one?.id).not.toBe(other?.id);
    expect(one?.rest === other?.rest).toBe(true);
    const said = { route: "page", page: path, decision: "kept", status: 200 };
    const line = () => application.lines.find((one) => one.includes(String(other?.id)));
    await expect.poll(() => JSON.parse(line() ?? "{}")).toMatchObject(said);
  }
});

test("R1.1 the home page is sent in 120 KB in any language, 24 compressed in English, with what stands still once; what the router asks for holds it too", async ({
  application,
  visitor,
}) => {
  const standing = "Built to be checked";
  const plain = await kept(application, "/");
  expect(plain.bytes.toString().split(standing)).toHaveLength(2);
  expect(plain.bytes.length).toBeLessThan(120_000);
  // The longest of the fifteen.
  const thai = await kept(application, "/", { "accept-language": "th" });
  expect(thai.bytes.toString()).toContain('lang="th-TH"');
  expect(thai.bytes.length).toBeLessThan(120_000);
  const packed = await kept(application, "/", { "accept-encoding": "br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.bytes.length).toBeLessThan(24_000);
  const navigation = await visitor.flight("/");
  expect(navigation.headers["content-type"]).toContain("text/x-component");
  expect(navigation.text).toContain(standing);
});

test("no nonce comes twice, from two instances either", async ({ application, upstream }) => {
  const second = await startApplication(upstream.url);
  const answers = isExhaustive ? 10_000 : 500;
  const rendered = 20;
  const seen = new Set<string>();
  try {
    for (const instance of [application, second]) await kept(instance, "/login");
    for (let count = 0; count < answers; count += 1) {
      const { url } = count % 2 === 0 ? application : second;
      const { headers, body } = await request(`${url}/login`);
      await body.dump();
      expect(headers.etag).toBeTruthy();
      seen.add(nonceOf(String(headers["content-security-policy"])));
    }
    for (let count = 0; count < rendered; count += 1) {
      const { headers, body } = await request(`${application.url}/login?rendered`);
      await body.dump();
      expect(headers.etag).toBeUndefined();
      seen.add(nonceOf(String(headers["content-security-policy"])));
    }
  } finally {
    await second.stop();
  }
  expect(seen.size).toBe(answers + rendered);
});

test("each form of a kept page is the same page, and HEAD and 304 say the same of it", async ({
  application,
}) => {
  const plain = await justKept(application, "/");
  const nonce = nonceOf(plain.headers["content-security-policy"] ?? "");
  for (const [accepted, expected] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0", "identity"],
    ["deflate", "identity"],
    ["BR", "br"],
  ] as const) {
    const { headers, bytes } = await kept(application, "/", { "accept-encoding": accepted });
    expect(headers["content-encoding"] ?? "identity", accepted).toBe(expected);
    expect(headers["content-length"]).toBe(String(bytes.length));
    expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
    expect(headers.etag).toBe(plain.headers.etag);
    const text = DECODED[expected](bytes).toString();
    const own = nonceOf(headers["content-security-policy"] ?? "");
    expect(bare(text, own) === bare(plain.bytes.toString(), nonce), accepted).toBe(true);
  }
  const head = await rawRequest(application.url, { method: "HEAD", target: "/" });
  expect(head.headers["content-length"]).toBe(plain.headers["content-length"]);
  expect([head.status, head.text, head.headers.etag]).toEqual([200, "", plain.headers.etag]);
  const { etag = "" } = plain.headers;
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
    const again = await rawRequest(application.url, {
      target: "/",
      headers: { "if-none-match": known },
    });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
    // The copy's scripts carry the nonce of the policy that came with it.
    expect(again.headers["content-security-policy"]).toBeUndefined();
  }
  const other = await kept(application, "/", { "if-none-match": 'W/"other"' });
  expect(other.status).toBe(200);
});

test("whoever may be somebody goes past the kept pages, however their cookie is spelled", async ({
  application,
  visitor,
}) => {
  const member = visitor.clone();
  await member.login("anna");
  const before = await kept(application, "/");
  const nonce = nonceOf(before.headers["content-security-policy"] ?? "");
  const visitors = bare(before.bytes.toString(), nonce);
  const cookies = [...member.cookies].map(([name, value]) => `${name}=${value}`);
  for (const cookie of [
    cookies.join("; "),
    cookies.join(";"),
    `theme=dark; ${cookies.join("; ")}`,
    `${cookies.join("; ")}; theme=dark`,
    `theme=dark;${cookies.join(";\t")}`,
  ]) {
    const { headers, text } = await visitor.send("/", { headers: { cookie } });
    expect(headers.etag).toBeUndefined();
    const own = nonceOf(headers["content-security-policy"] ?? "");
    expect(own === "none" || bare(text, own) === visitors, cookie).toBe(false);
  }
  for (const cookie of ["x=1", "refreshToken=garbage", "sponsor=anna", "hideAmounts=1", "theme"]) {
    const { status, headers } = await visitor.send("/", { headers: { cookie } });
    expect([status, headers.etag]).toEqual([200, undefined]);
  }
  for (const [target, headers] of [
    ["/?a=1", {}],
    ["/", { rsc: "1" }],
    ["/", { range: "bytes=0-10" }],
    ["/", { "sec-fetch-dest": "iframe" }],
  ] as const) {
    const answer = await rawRequest(application.url, { target, headers });
    expect(answer.headers.etag, `${target} ${JSON.stringify(headers)}`).toBeUndefined();
  }
  const after = await kept(application, "/");
  const last = nonceOf(after.headers["content-security-policy"] ?? "");
  expect(bare(after.bytes.toString(), last) === visitors).toBe(true);
});

test("nothing that a visitor sends gets into another's page", async ({ application }) => {
  const marker = "evil-marker-zq7";
  for (const path of PATHS) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        rawRequest(application.url, {
          target: path,
          headers: {
            host: `${marker}.example`,
            "x-forwarded-host": `${marker}.example`,
            "x-forwarded-proto": marker,
            "x-merlin-render": "Zm9yZ2Vk",
            "x-merlin-path": `/${marker}`,
            "x-nonce": marker,
            "x-request-id": marker,
            "user-agent": marker,
            referer: `https://${marker}.example/`,
            "accept-language": `de, ${marker}`,
          },
        }),
      ),
    );
    for (const language of ["de", "en"]) {
      const page = await kept(application, path, { "accept-language": language });
      const said = JSON.stringify(page.headers) + page.bytes.toString();
      expect(said.includes(marker)).toBe(false);
      expect(/<html lang="([\w-]+)"/.exec(said)?.[1]).toBe(language === "de" ? "de-DE" : "en-US");
    }
  }
  const themes = await Promise.all(
    ["dark", "light", "system"].map((theme) =>
      kept(application, "/", { cookie: `theme=${theme}` }),
    ),
  );
  const named = themes.map(({ bytes }) => /data-theme="(\w+)"/.exec(bytes.toString())?.[1]);
  expect(named).toEqual(["dark", "light", "system"]);
});

test("a page that lacks a part is nobody else's; a healed upstream's is kept", async ({
  upstream,
}) => {
  const relay = await startRelay(upstream.url);
  const dead = { statusCode: 5000, message: "down", requestId: "r" };
  relay.intercept(() => jsonAnswer(dead, 503));
  const application = await startApplication(relay.url);
  try {
    const visitor = new Visitor(application.url);
    for (let visit = 0; visit < 4; visit += 1) {
      const { status, headers, text } = await visitor.open("/");
      expect([status, headers.etag]).toEqual([200, undefined]);
      expect(text).toContain("We couldn’t load the prices");
    }
    relay.intercept(undefined);
    const page = await kept(application, "/");
    expect(page.bytes.toString()).not.toContain("We couldn’t load the prices");
  } finally {
    await application.stop();
    await relay.close();
  }
});

test("PAGE_CACHE off renders each page for its visitor", { tag: "@deep" }, async ({ upstream }) => {
  const application = await startApplication(upstream.url, { PAGE_CACHE: "off" });
  const visitor = new Visitor(application.url);
  for (let visit = 0; visit < 3; visit += 1)
    expect((await visitor.open("/login")).headers.etag).toBeUndefined();
  await application.stop();
});
