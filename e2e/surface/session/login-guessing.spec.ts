import {
  goodReply,
  type Recorded,
  startRecorded,
  stopRecorded,
} from "../../fixtures/http/recording-test.ts";
import { replyRefusal } from "../../fixtures/http/recording-upstream.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const UPSTREAM_LOGIN = "/auth/client/login/credential";
const REFUSE = replyRefusal(422, 4220);

/** Without a trusted proxy every visitor looks alike. */
async function withoutProxies(work: (recorded: Recorded) => Promise<void>): Promise<void> {
  const recorded = await startRecorded({ TRUSTED_PROXY_HOPS: "0" });
  try {
    await work(recorded);
  } finally {
    await stopRecorded(recorded);
  }
}

function guesses({ upstream }: Recorded): number {
  return upstream.requests.filter(({ path }) => path === UPSTREAM_LOGIN).length;
}

function guess({ application }: Recorded, name: string, address?: string): Promise<Answer> {
  return new Visitor(application.url, address).login(name);
}

function expectToWait(answer: Answer): void {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({
    error: { code: "RATE_LIMITED", details: { retryAfterSeconds: seconds } },
  });
}

test("R4.2 of sixty guesses at one name at a time ten and one reach the upstream, the others are told to wait", async () => {
  await withoutProxies(async (recorded) => {
    recorded.upstream.answer(REFUSE);
    const begunAt = performance.now();
    const all = await Promise.all(Array.from({ length: 60 }, () => guess(recorded, "anna")));
    const asked = guesses(recorded);
    // One more for each second that a busy machine needed: the slowed one before it was through by then.
    const secondsTaken = Math.floor((performance.now() - begunAt) / 1000);
    expect(asked).toBeGreaterThanOrEqual(11);
    expect(asked).toBeLessThanOrEqual(11 + secondsTaken);
    const refused = all.filter(({ status }) => status !== 422);
    expect(refused).toHaveLength(60 - asked);
    for (const answer of refused) expectToWait(answer);
    // The next one comes through, slowed, and so does whoever has another name.
    recorded.upstream.answer(goodReply);
    const startedAt = performance.now();
    expect((await guess(recorded, "anna")).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(900);
    expect((await guess(recorded, "boris")).status).toBe(200);
  });
});

test("R4.2 one password over hundreds of names slows every sign-in, and one line of the log says so", {
  tag: "@deep",
}, async () => {
  await withoutProxies(async (recorded) => {
    recorded.upstream.answer(REFUSE);
    const spray = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) => guess(recorded, `member${from + index}`)),
      );
    const isNoted = () =>
      recorded.application.lines.filter((line) => line.includes('"slowed":"every sign-in"')).length;
    for (let from = 0; from < 450; from += 50) await spray(from, 50);
    expect(isNoted()).toBe(0);
    await spray(450, 50);
    await expect.poll(isNoted).toBe(1);
    const before = guesses(recorded);
    const startedAt = performance.now();
    const slowed = await spray(500, 35);
    const seconds = (performance.now() - startedAt) / 1000;
    expect(slowed.map(({ status }) => status)).toEqual(Array(35).fill(422));
    // Ten at once, then ten a second.
    expect(guesses(recorded) - before).toBeLessThanOrEqual(10 * (1 + Math.ceil(seconds)));
    expect(seconds).toBeGreaterThan(1.9);
    recorded.upstream.answer(goodReply);
    expect((await guess(recorded, "anna")).status).toBe(200);
    expect(isNoted()).toBe(1);
  });
});

test("R4.2 a line's IPv6 addresses count as one, ports and spellings change nothing, and the upstream is told the plain address", {
  tag: "@deep",
}, async () => {
  const recorded = await startRecorded();
  try {
    const told = () => recorded.upstream.requests.at(-1)?.header("x-forwarded-for");
    recorded.upstream.answer(REFUSE);
    for (let host = 1; host <= 10; host += 1) {
      const address =
        host % 2 === 0 ? `[2001:db8:1:2::${host}]:${50_000 + host}` : `2001:DB8:1:2::${host}`;
      expect((await guess(recorded, "anna", address)).status).toBe(422);
      expect(told()).toBe(`2001:db8:1:2::${host}`);
    }
    expectToWait(await guess(recorded, "anna", "2001:db8:1:2:9:9:9:9"));
    for (let tries = 1; tries <= 10; tries += 1) {
      const address = tries % 2 === 0 ? `198.51.100.9:${tries}` : "::ffff:198.51.100.9";
      expect((await guess(recorded, "boris", address)).status).toBe(422);
      expect(told()).toBe("198.51.100.9");
    }
    expectToWait(await guess(recorded, "boris", "198.51.100.9"));
    const noted = () =>
      recorded.application.lines.filter((line) => line.includes("X-Forwarded-For"));
    expect(noted()).toEqual([]);
    for (const name of ["carl", "dora"]) await guess(recorded, name, "not-an-address");
    await expect.poll(noted).toHaveLength(1);
    expect(noted().join()).not.toContain("not-an-address");
  } finally {
    await stopRecorded(recorded);
  }
});
