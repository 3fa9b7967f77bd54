import { PAGES } from "../../../lib/routes.ts";
import { PAGE_NAMES, type PageName, samplePath } from "../../bench/budget-goals.ts";
import { type Application, startApplication } from "../../fixtures/application.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { type Relay, startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Whose further questions come from an earlier answer: the newest plan's runs, a run's proof. */
const IN_TWO_TURNS: readonly PageName[] = ["plans", "ownReserves"];
/** Other views of such pages, whose address says all that they ask. */
const OTHER_VIEWS = ["/transactions?pageSize=10&page=2", "/team?tab=sharing"];
const MEMBER_PAGES = PAGE_NAMES.filter((name) => PAGES[name].audience === "member");
/** For so long nothing new is asked before the answers come. */
const QUIET_MS = 400;

let relay: Relay;
let application: Application;
test.beforeAll(async ({ upstream }) => {
  relay = await startRelay(upstream.url);
  application = await startApplication(relay.url);
});
test.afterAll(async () => {
  await application?.stop();
  await relay?.close();
});

/** Opens a page whose upstream answers only when nothing more is asked: what was asked, turn by turn. */
async function turnsOf(anna: Visitor, path: string): Promise<readonly string[][]> {
  const turns: string[][] = [];
  let asked: string[] = [];
  let answers = Promise.withResolvers<void>();
  let quiet: NodeJS.Timeout | undefined;
  const answerAll = () => {
    turns.push(asked);
    asked = [];
    answers.resolve();
    answers = Promise.withResolvers<void>();
  };
  relay.intercept((call, forward) => {
    if (!call.path.startsWith("/auth/")) return undefined;
    asked.push(`${call.method} ${call.path}`);
    clearTimeout(quiet);
    quiet = setTimeout(answerAll, QUIET_MS);
    return answers.promise.then(() => forward());
  });
  try {
    expect((await anna.open(path)).status, path).toBe(200);
  } finally {
    clearTimeout(quiet);
    relay.intercept(undefined);
  }
  return turns;
}

test("every member page asks all that it can say at once, and nothing twice", async () => {
  test.slow();
  const anna = new Visitor(application.url);
  await anna.login("anna");
  const { items } = (await anna.send("/api/bff/transaction")).json<{ items: { id: string }[] }>();
  const pages = dueAt(MEMBER_PAGES, 0, 4).map((name) => ({
    path: samplePath(name, items[0]?.id ?? ""),
    most: IN_TWO_TURNS.includes(name) ? 2 : 1,
  }));
  for (const { path, most } of [...pages, ...OTHER_VIEWS.map((path) => ({ path, most: 1 }))]) {
    // Whatever is read once for everybody is there by then.
    await anna.open(path);
    const turns = await turnsOf(anna, path);
    expect(turns.length, `${path}: ${JSON.stringify(turns)}`).toBe(most);
    const asked = turns.flat();
    expect(new Set(asked).size, `${path}: ${asked.join(", ")}`).toBe(asked.length);
  }
});
