import { type Application, startApplication } from "../../fixtures/application.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";
import { refreshesIn, type SandboxControl } from "../../fixtures/sandbox-control.ts";
import { test as base, expect } from "../../fixtures/test.ts";

const WALLETS = "/api/bff/account/wallets";

// Many requests at once on a busy machine: here the number of calls counts, not their time.
const PATIENT = {
  UPSTREAM_TIMEOUT_MS: "30000",
  UPSTREAM_TOTAL_TIMEOUT_MS: "30000",
  UPSTREAM_REFRESH_TIMEOUT_MS: "30000",
};

let application: Application;
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  visitor: async ({}, use) => use(new Visitor(application.url)),
});

test.beforeAll(async ({ upstream }) => {
  application = await startApplication(upstream.url, PATIENT);
});
test.afterAll(() => application.stop());

function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function statuses(answers: readonly Answer[]): readonly number[] {
  return [...new Set(answers.map(({ status }) => status))];
}

/** Two ways for a token to end: by the upstream's word, and by its own clock. */
const WAYS: readonly {
  name: string;
  expire: (visitor: Visitor, sandbox: SandboxControl) => Promise<unknown>;
}[] = [
  { name: "called expired by the upstream", expire: (_, sandbox) => sandbox.expireTokens() },
  {
    name: "past its own end",
    // The browser drops the cookie at the token's end.
    expire: async (visitor) => visitor.cookies.delete("accessToken"),
  },
];

for (const { name, expire } of WAYS) {
  test(`R8.1 a hundred parallel calls with a token ${name} make one refresh, and all succeed`, async ({
    visitor,
    sandbox,
  }) => {
    await visitor.login("anna");
    await expire(visitor, sandbox);
    let answers: Answer[] = [];
    const upstream = await sandbox.requestsDuring(async () => {
      // Each with the old cookies, as parallel requests of a browser have them.
      answers = await Promise.all(times(100, () => visitor.clone().send(WALLETS)));
    });
    expect(statuses(answers)).toEqual([200]);
    expect(refreshesIn(upstream)).toHaveLength(1);
    const renewed = new Set(answers.flatMap(({ setCookies }) => setCookies.map(pairOf)));
    expect(renewed.size).toBe(1);
  });

  test(`R8.1 pages, client navigations and calls with a token ${name} share one refresh`, async ({
    visitor,
    sandbox,
  }) => {
    await visitor.login("anna");
    await expire(visitor, sandbox);
    const upstream = await sandbox.requestsDuring(async () => {
      const answers = await Promise.all(
        times(30, (index) => {
          const caller = visitor.clone();
          if (index % 3 === 0) return caller.send(WALLETS);
          return index % 3 === 1 ? caller.visit("/wallet") : navigate(caller, "/dashboard");
        }),
      );
      const failures = application.lines.filter((line) => line.includes('"status":5'));
      expect(statuses(answers), failures.join("\n")).toEqual([200]);
      for (const { text } of answers) expect(text).not.toContain("data-session-refresh");
      // The redirect of a page is no failure that nobody has handled.
      expect(application.errorLines).toEqual([]);
    });
    expect(refreshesIn(upstream)).toHaveLength(1);
  });

  test(`R8.1 two instances with a token ${name} make two refreshes at most`, {
    tag: name === "past its own end" ? [] : "@deep",
  }, async ({ upstream, visitor, sandbox }) => {
    const second = await startApplication(upstream.url, {
      ...PATIENT,
      APP_ORIGIN: application.url,
    });
    try {
      await visitor.login("anna");
      await expire(visitor, sandbox);
      const requests = await sandbox.requestsDuring(async () => {
        const answers = await Promise.all(
          times(40, (index) =>
            visitor.clone(index % 2 ? application.url : second.url).send(WALLETS),
          ),
        );
        expect(statuses(answers)).toEqual([200]);
      });
      const refreshes = refreshesIn(requests).length;
      expect(refreshes).toBeGreaterThanOrEqual(1);
      expect(refreshes).toBeLessThanOrEqual(2);
      const elsewhere = visitor.clone(second.url);
      expect((await elsewhere.visit("/wallet")).status).toBe(200);
      const back = elsewhere.clone(application.url);
      expect((await back.send(WALLETS)).status).toBe(200);
    } finally {
      await second.stop();
    }
  });
}

function pairOf(line: string): string {
  return line.split(";", 1)[0] ?? "";
}

/** A client navigation as the page does it: renews from the browser when it is told to. */
async function navigate(visitor: Visitor, path: string): Promise<Answer> {
  const answer = await visitor.flight(path);
  if (!answer.text.includes("data-session-refresh")) return answer;
  expect((await visitor.post("/api/session/refresh")).status).toBe(204);
  return visitor.flight(path);
}

test("R8.1 callers that come late with the old cookie get the same renewal without another refresh", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  const late = visitor.clone();
  const upstream = await sandbox.requestsDuring(async () => {
    const first = await visitor.send(WALLETS);
    const second = await late.send(WALLETS);
    expect(statuses([first, second])).toEqual([200]);
    expect(late.cookies.get("accessToken")).toBe(visitor.cookies.get("accessToken"));
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
});

test("R8.1 a renewed token that expires at once is renewed again: the memory of a refresh does not go round", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  for (const _ of times(3, () => null)) {
    await sandbox.expireTokens();
    const upstream = await sandbox.requestsDuring(async () => {
      expect((await visitor.send(WALLETS)).status).toBe(200);
    });
    expect(refreshesIn(upstream)).toHaveLength(1);
  }
});

test("R8.1 a token with under a minute to live is renewed before the page renders, and the page reads with the new one", async ({
  visitor,
  sandbox,
}) => {
  await sandbox.setAccessTtl(45);
  await visitor.login("anna");
  await sandbox.setAccessTtl(900);
  const before = visitor.cookies.get("accessToken");
  // The old token would be refused: only the new one can have read the page.
  await sandbox.expireTokens();
  const upstream = await sandbox.requestsDuring(async () => {
    const page = await visitor.open("/wallet");
    expect(page.status).toBe(200);
    expect(page.text).toContain('href="/wallet/USDT"');
    expect(page.setCookies).toHaveLength(1);
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
  expect(upstream.filter(({ status }) => status >= 400)).toEqual([]);
  expect(visitor.cookies.get("accessToken")).not.toBe(before);
});

test("R8.1 a token with over a minute to live is left alone, and public pages renew nothing", async ({
  visitor,
  sandbox,
}) => {
  await sandbox.setAccessTtl(120);
  await visitor.login("anna");
  const member = await sandbox.requestsDuring(() => visitor.open("/wallet"));
  expect(refreshesIn(member)).toEqual([]);
  visitor.cookies.delete("accessToken");
  const open = await sandbox.requestsDuring(async () => {
    expect((await visitor.open("/")).status).toBe(200);
    expect((await visitor.open("/nowhere")).status).toBe(404);
  });
  expect(refreshesIn(open)).toEqual([]);
});

test("R8.1 a living token serves pages while the upstream cannot renew it", async ({
  visitor,
  sandbox,
}) => {
  await sandbox.setAccessTtl(45);
  await visitor.login("anna");
  await sandbox.fail({ path: "/auth/client/refresh", times: 100, status: 500 });
  const page = await visitor.open("/wallet");
  expect(page.status).toBe(200);
  expect(page.text).toContain('href="/wallet/USDT"');
});
