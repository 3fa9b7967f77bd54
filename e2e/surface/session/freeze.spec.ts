import { type Application, startApplication } from "../../fixtures/application.ts";
import { jsonAnswer, type Relay, startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import type { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const PASSWORD = "Merlin-2026!";

async function freezeToken(sandbox: SandboxControl, username: string): Promise<string> {
  const texts = (await sandbox.mails(`${username}@example.com`)).map(({ text }) => text);
  const token = /\/freeze\?token=([\w-]+)/.exec(texts.join())?.[1];
  if (!token) throw new Error("The mail has no link to freeze by");
  return token;
}

test("R14.2 R14.3 R14.4 the link of a mail does nothing by GET, one POST freezes, and every session ends with its next call", async ({
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  const [one, two] = [new Visitor(application.url), new Visitor(application.url)];
  await one.login(username);
  await two.login(username);
  const token = await freezeToken(sandbox, username);
  const stranger = new Visitor(application.url);
  const page = await stranger.open(`/freeze?token=${token}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("Freeze account now");
  expect((await one.send("/api/bff/account/profile")).status).toBe(200);

  expect((await stranger.post("/api/bff/public/freeze", { token })).status).toBe(200);
  expect((await one.send("/api/bff/account/profile")).status).toBe(401);
  expect((await two.visit("/dashboard")).path).toMatch(/^\/login/);
  expect((await stranger.post("/api/bff/public/freeze", { token })).status).toBe(200);
  const other = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  const unknown = await stranger.post("/api/bff/public/freeze", { token: other });
  expect(unknown.json()).toMatchObject({ error: { fields: { token: [expect.any(String)] } } });

  const login = (password: string) =>
    new Visitor(application.url).post("/api/session/login", { username, password });
  const right = await login(PASSWORD);
  expect([right.status, right.json()]).toMatchObject([403, { error: { code: "ACCOUNT_FROZEN" } }]);
  expect((await login("Wrong-2026!")).json()).toMatchObject({
    error: { code: "VALIDATION_FAILED" },
  });
});

test("R14.1 the check-up shows the sum of its items, and leads to the place of each open one", async ({
  application,
  upstream,
}) => {
  const member = new Visitor(application.url);
  await member.login(addMember(upstream));
  const { json } = await member.send("/api/bff/account/security/check");
  const { score, items } = json<{
    score: number;
    items: { code: string; state: string; weight: number }[];
  }>();
  const done = items.filter(({ state }) => state === "done");
  expect(done.reduce((sum, { weight }) => sum + weight, 0)).toBe(score);
  const { text } = await member.open("/setting/security");
  expect(text).toContain(`${score} of 100 points`);
  const links = [
    ["/setting/gg-2fa", "Set up 2FA or a passkey"],
    ["/setting/security#passkeys", "Add a passkey"],
    ["/setting/gg-2fa", "Save your recovery codes"],
    ["/setting/security#address-lock", "Turn on the address lock"],
    ["/setting/security#phrase", "Choose an anti-phishing phrase"],
  ] as const;
  for (const [href, name] of links) {
    expect(text).toMatch(new RegExp(`href="${href}"[^>]*>${name}</a>`));
    const anchor = href.split("#")[1];
    if (anchor) expect(text).toContain(`id="${anchor}"`);
  }
});

let relay: Relay | undefined;
let plain: Application | undefined;
test.afterAll(async () => {
  await plain?.stop();
  await relay?.close();
});

test("R14.14 an upstream without a security centre leaves the page whole, and each address explains itself", async ({
  upstream,
}) => {
  relay = await startRelay(upstream.url);
  relay.intercept(({ path }) =>
    /capabilities|\/security\/|freeze|withdrawal-lock/.test(path)
      ? jsonAnswer({ statusCode: 4040 }, 404)
      : undefined,
  );
  plain = await startApplication(relay.url);
  const member = new Visitor(plain.url);
  await member.login(addMember(upstream));
  const { status, text } = await member.open("/setting/security");
  expect(status).toBe(200);
  for (const words of [
    "The security check-up isn’t available here.",
    "The security log isn’t available here.",
    "You can’t freeze your account here.",
    "The withdrawal lock isn’t available here.",
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/<\/svg>Freeze account<\/button>|>Lock withdrawals<\/button>/);
  for (const path of ["/freeze?token=sample-token-of-a-mail", "/unfreeze"]) {
    const page = await new Visitor(plain.url).open(path);
    expect([page.status, page.text.includes("You can’t freeze your account here.")]).toEqual([
      200,
      true,
    ]);
  }
});

test("R14.2 R14.4 the links of mails freeze and reopen while nobody can say what the upstream offers", async ({
  upstream,
}) => {
  const other = await startRelay(upstream.url);
  for (const status of [429, 500]) {
    other.intercept(({ path }) =>
      path === "/public/client/capabilities" ? jsonAnswer({ statusCode: 5000 }, status) : undefined,
    );
    const application = await startApplication(other.url);
    const token = "A".repeat(43);
    const pages = [`/freeze?token=${token}`, `/unfreeze?token=${token}`, "/unfreeze"];
    const texts = await Promise.all(
      pages.map(async (path) => (await new Visitor(application.url).open(path)).text),
    );
    await application.stop();
    const offers = ["Freeze account now", "Set password", "Send link"];
    expect(offers.map((words, index) => texts[index]?.includes(words))).toEqual([true, true, true]);
    expect(texts.join().includes("You can’t freeze your account here.")).toBe(false);
  }
  await other.close();
});
