import { startApplication, TEST_SECRET } from "../../fixtures/application.ts";
import { type Kind, sealAs, unsealAs } from "../../fixtures/http/sealed.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const NAMES: Readonly<Record<Kind, string>> = {
  anchor: "refreshToken",
  access: "accessToken",
  pending: "gg2FAToken",
};
const KINDS: readonly Kind[] = ["anchor", "access", "pending"];
const WALLETS = "/api/bff/account/wallets";
const HOUR_MS = 3_600_000;

/** Seals of the three kinds as a login would make them. */
async function goodSeals(
  origin: string,
  { secret = TEST_SECRET, expiresAt = Date.now() + HOUR_MS } = {},
) {
  const base = { sid: "11111111-1111-4111-8111-111111111111", expiresAt };
  const rest = { refreshToken: "r", username: "anna", tries: 0, twoFactorToken: "t" };
  return {
    anchor: await sealAs(
      "anchor",
      { ...base, kind: "anchor", refreshToken: "r", userId: "1", issuedAt: Date.now() },
      { origin, secret },
    ),
    access: await sealAs(
      "access",
      { ...base, kind: "access", accessToken: "a", tokenExpiresAt: null },
      { origin, secret },
    ),
    pending: await sealAs("pending", { ...base, kind: "pending", ...rest }, { origin, secret }),
  };
}

async function hostileValues(
  kind: Kind,
  origin: string,
): Promise<Readonly<Record<string, string>>> {
  const good = await goodSeals(origin);
  const [secret, expiresAt] = ["another-secret-another-secret-another-1", Date.now() - 1_000];
  const seal = good[kind];
  const other = KINDS[(KINDS.indexOf(kind) + 1) % KINDS.length] ?? "anchor";
  const middle = Math.floor(seal.length / 2);
  const flipped = seal[middle] === "A" ? "B" : "A";
  const value = { kind, sid: "s", expiresAt: Date.now() + HOUR_MS };
  return {
    "an empty value": "",
    garbage: "garbage",
    "a path": "../../etc/passwd",
    "percent signs that decode to nothing": "%E0%A4%A%",
    "an encoded NUL": "%00",
    "a quoted value": '"quoted"',
    "a JSON object": '{"kind":"anchor"}',
    "a prototype's name": "__proto__",
    "the beginning of a seal": seal.slice(0, middle),
    "the end of a seal": seal.slice(middle),
    "a seal with one letter changed": seal.slice(0, middle) + flipped + seal.slice(middle + 1),
    "a seal with a tail": `${seal}x`,
    "a seal with another version": seal.replace(/~\d+$/, "~1"),
    "a seal without its version": seal.replace(/~\d+$/, ""),
    "a seal with a longer end": seal.replace(/~\d+$/, "x$&"),
    "a seal twice": `${seal}${seal}`,
    "only separators": "*".repeat(40),
    "another cookie's seal": good[other],
    "a seal by another secret": (await goodSeals(origin, { secret }))[kind],
    "a seal past its end": (await goodSeals(origin, { expiresAt }))[kind],
    "a seal of another deployment": (await goodSeals("http://localhost:1"))[kind],
    "a seal of another kind under this password": await sealAs(
      kind,
      { ...value, kind: other },
      { origin },
    ),
    "a seal without its parts": await sealAs(kind, value, { origin }),
    "a seal around a list": await sealAs(kind, [1, 2], { origin }),
    "over 4096 letters": "x".repeat(5_000),
    "a real seal over the limit": await sealAs(
      kind,
      { ...value, padding: "x".repeat(6_000) },
      { origin },
    ),
  };
}

async function expectGuest(visitor: Visitor, cookies: Readonly<Record<string, string>>) {
  const fresh = () => {
    const copy = visitor.clone();
    copy.cookies.clear();
    for (const [name, value] of Object.entries(cookies)) copy.cookies.set(name, value);
    return copy;
  };
  const deleted = Object.keys(cookies).sort();
  const dropped = (lines: readonly string[]) =>
    lines
      .filter((line) => /max-age=0(;|$)/i.test(line))
      .map((line) => line.split("=", 1)[0])
      .sort();
  const call = await fresh().send(WALLETS);
  const page = await fresh().open("/wallet");
  const login = await fresh().open("/login");
  const home = await fresh().open("/");
  return {
    seen: [call.status, page.status, login.status, home.status],
    to: page.headers.location,
    dropped: [call, page, login, home].map(({ setCookies }) => dropped(setCookies)),
    wanted: {
      seen: [401, 307, 200, 200],
      to: "/login?returnUrl=%2Fwallet",
      dropped: [deleted, deleted, deleted, deleted],
    },
  };
}

for (const kind of KINDS) {
  test(`R3.2 whatever arrives as ${NAMES[kind]} is a guest's, is deleted and is never a 500`, async ({
    visitor,
  }) => {
    const hostile = await hostileValues(kind, visitor.origin);
    for (const [name, value] of Object.entries(hostile)) {
      const { wanted, ...got } = await expectGuest(visitor, { [NAMES[kind]]: value });
      const to = got.to?.replace(visitor.origin, "");
      expect({ name, ...got, to }).toEqual({ name, ...wanted });
    }
  });
}

test("R3.2 three good seals under each other's names are a guest's", async ({ visitor }) => {
  const good = await goodSeals(visitor.origin);
  const { wanted, ...got } = await expectGuest(visitor, {
    refreshToken: good.access,
    accessToken: good.pending,
    gg2FAToken: good.anchor,
  });
  expect({ ...got, to: got.to?.replace(visitor.origin, "") }).toEqual(wanted);
});

test("R3.2 an access cookie without its anchor is a guest's", async ({ visitor }) => {
  await visitor.login("anna");
  const accessToken = visitor.cookies.get("accessToken") ?? "";
  const { wanted, ...got } = await expectGuest(visitor, { accessToken });
  expect({ ...got, to: got.to?.replace(visitor.origin, "") }).toEqual(wanted);
});

test("R3.2 cookies of sixteen kilobytes are refused before anything runs, and the next request is served", async ({
  visitor,
}) => {
  for (const path of ["/wallet", WALLETS]) {
    const answer = await visitor.send(path, {
      headers: { cookie: `refreshToken=${"x".repeat(16_384)}` },
    });
    expect([401, 307, 431]).toContain(answer.status);
    expect((await visitor.open("/login")).status).toBe(200);
  }
});

test("R3.2 a cookie that comes twice means the same to calls and pages: the first one", async ({
  visitor,
}) => {
  const other = visitor.clone();
  await visitor.login("anna");
  await other.login("carl");
  for (const [first, second, name] of [
    [visitor, other, "anna"],
    [other, visitor, "carl"],
  ] as const) {
    const cookie = `theme=light; ${first.cookieHeader}; ${second.cookieHeader}; theme=dark`;
    const call = await visitor.send("/api/bff/account/profile", { headers: { cookie } });
    const page = await visitor.send("/profile", { headers: { cookie } });
    expect([call.status, page.status]).toEqual([200, 200]);
    expect(call.json()).toMatchObject({ username: name });
    expect(page.text).toContain(`${name}@example.com`);
    expect(page.text).toContain('data-theme="light"');
  }
  const { anchor } = await goodSeals(visitor.origin);
  for (const cookie of [`refreshToken=x; refreshToken=${anchor}`, "a b=1; ü=2; refreshToken=a"]) {
    for (const path of ["/wallet", "/login", WALLETS]) {
      const answer = await visitor.send(path, { headers: { cookie } });
      expect([200, 307, 401], `${path} ${cookie.slice(0, 30)}`).toContain(answer.status);
      const dropped = answer.setCookies.map((text) => text.split("=", 1)[0]);
      expect(dropped, path).toEqual(["refreshToken"]);
    }
  }
});

test("R3.2 cookies of another deployment with the same secret are a guest's and are deleted", async ({
  visitor,
  upstream,
}) => {
  const elsewhere = await startApplication(upstream.url);
  try {
    const member = new Visitor(elsewhere.url);
    await member.login("anna");
    expect((await member.clone().open("/wallet")).status).toBe(200);
    const cookies = Object.fromEntries(member.cookies);
    const { wanted, ...got } = await expectGuest(visitor, cookies);
    expect({ ...got, to: got.to?.replace(visitor.origin, "") }).toEqual(wanted);
  } finally {
    await elsewhere.stop();
  }
});

test("R3.2 an access cookie of another session is ignored: calls and pages stay the anchor's", async ({
  visitor,
}) => {
  const other = visitor.clone();
  await other.login("carl");
  await visitor.login("anna");
  visitor.cookies.set("accessToken", other.cookies.get("accessToken") ?? "");
  const page = await visitor.clone().open("/profile");
  expect(page.status).toBe(200);
  expect(page.text).toContain("anna@example.com");
  expect(page.text).not.toContain("carl@example.com");
  const profile = await visitor.send("/api/bff/account/profile");
  expect(profile.json()).toMatchObject({ username: "anna" });
  const anchor = await unsealAs("anchor", visitor.cookies.get("refreshToken"), visitor);
  const access = await unsealAs("access", visitor.cookies.get("accessToken"), visitor);
  expect(access.sid).toBe(anchor.sid);
});

test("R3.2 a pending cookie beside a session is left over and deleted", async ({ visitor }) => {
  const pending = visitor.clone();
  await pending.login("erik");
  await visitor.login("anna");
  visitor.cookies.set("gg2FAToken", pending.cookies.get("gg2FAToken") ?? "");
  const answer = await visitor.send("/api/bff/account/profile");
  expect(answer.json()).toMatchObject({ username: "anna" });
  expect(answer.setCookies).toHaveLength(1);
  expect([...visitor.cookies.keys()].sort()).toEqual(["accessToken", "refreshToken"]);
});
