import { PAGES, type PageAudience } from "../../lib/routes.ts";
import { goalKb, PAGE_NAMES, type PageName, samplePath } from "../bench/budget-goals.ts";
import { ScriptScale } from "../bench/first-load.ts";
import { printTable } from "../bench/print-table.ts";
import { withProduct } from "../bench/product.ts";
import { Visitor } from "../fixtures/http/visitor.ts";
import { hasBuild, runMain } from "./process.ts";

/** The seeded member who sees the pages of an audience; the others sign nobody in. */
const MEMBERS: Readonly<Partial<Record<PageAudience, string>>> = {
  pending: "boris",
  member: "anna",
};

interface Weight {
  readonly path: string;
  readonly kb: number;
  readonly goal: number;
}

async function signedIn(origin: string, member: string | undefined): Promise<Visitor> {
  const visitor = new Visitor(origin);
  if (member === undefined) return visitor;
  const answer = await visitor.login(member);
  if (answer.status !== 200) throw new Error(`${member} cannot sign in: ${answer.status}`);
  return visitor;
}

async function latestTransaction(visitor: Visitor): Promise<string> {
  const answer = await visitor.send("/api/bff/transaction");
  const { items } = answer.json<{ items?: readonly { id: string }[] }>();
  return items?.[0]?.id ?? "";
}

async function weighPage(name: PageName, origin: string, scale: ScriptScale): Promise<Weight> {
  const goal = goalKb(name);
  const { path, audience } = PAGES[name];
  const visitor = await signedIn(origin, MEMBERS[audience]);
  const transactionId = audience === "member" ? await latestTransaction(visitor) : "";
  const sample = samplePath(name, transactionId);
  const page = await visitor.open(sample);
  if (page.status !== 200) throw new Error(`${sample} answered ${page.status}`);
  return { path, goal, kb: (await scale.weigh(page.text, origin + sample)) / 1000 };
}

async function weighAll(origin: string): Promise<Weight[]> {
  const scale = new ScriptScale();
  const weights: Weight[] = [];
  for (const name of PAGE_NAMES) weights.push(await weighPage(name, origin, scale));
  return weights;
}

/** Measures each page's first-load JavaScript on the production build; 1 when a page is over its goal. */
async function main(): Promise<number> {
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  const weights = await withProduct(weighAll);
  printTable([
    ["route", "KB", "goal"],
    ...weights.map(({ path, kb, goal }) => [path, kb.toFixed(1), String(goal)]),
  ]);
  const heavy = weights.filter(({ kb, goal }) => kb > goal);
  for (const { path, kb, goal } of heavy) {
    process.stderr.write(`${path} loads ${kb.toFixed(1)} KB of JavaScript, over ${goal} KB\n`);
  }
  return heavy.length === 0 ? 0 : 1;
}

await runMain(main);
