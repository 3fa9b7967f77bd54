import type { Finding, Outcome } from "./report.ts";
import { placeOf, seenByMember } from "./screens.ts";
import { listed } from "./wording.ts";

const OUTCOMES: readonly Outcome[] = [
  ...(["ok", "note", "deviation", "not offered", "not seen", "incomplete"] as const),
];
const INDENT = " ".repeat(15);
/** Outcomes that say all in one line. */
const PLAIN: ReadonlySet<Outcome> = new Set(["ok", "not seen", "incomplete"]);

export function countOutcomes(findings: readonly Finding[]): Readonly<Record<Outcome, number>> {
  const count = (outcome: Outcome) => findings.filter((row) => row.outcome === outcome).length;
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
    Outcome,
    number
  >;
}

function lines(finding: Finding): string {
  const { outcome, asked, expected, came } = finding;
  const head = `  ${outcome.padEnd(11)}  ${asked}`;
  if (PLAIN.has(outcome)) return `${head}: ${came}`;
  const both = `${head}\n${INDENT}expected  ${expected}\n${INDENT}came      ${came}`;
  return outcome === "deviation"
    ? `${both}\n${INDENT}a member sees  ${seenByMember(finding)}`
    : both;
}

/** What is absent where that is allowed, by the screen that then explains itself. */
function notOffered(findings: readonly Finding[]): string {
  const absent = findings.filter(({ outcome }) => outcome === "not offered");
  const screens = Map.groupBy(absent, ({ asked }) => placeOf(asked)?.screen ?? "Elsewhere");
  const rows = [...screens].map(([screen, found]) => {
    const names = [...new Set(found.map(({ asked }) => placeOf(asked)?.name ?? asked))];
    return `  ${screen}  ${names.length} ${names.length === 1 ? "call" : "calls"}: ${listed(names)}`;
  });
  return rows.length > 0 ? `\nNot offered, by screen\n${rows.join("\n")}\n` : "";
}

function verdict({ deviation, incomplete }: Readonly<Record<Outcome, number>>): string {
  if (deviation > 0) return "The upstream deviates from the contract.";
  return incomplete > 0
    ? "Incomplete: what was asked keeps the contract, and nothing was asked as a member."
    : "The upstream keeps the contract in everything that was asked.";
}

/** The report as text: findings by topic, what is not offered by screen, then a summary line. */
export function printReport(findings: readonly Finding[]): string {
  const told = findings.filter(({ outcome }) => outcome !== "not offered");
  const topics = [...new Set(told.map(({ topic }) => topic))];
  const parts = topics.map((topic) => {
    const rows = told.filter((row) => row.topic === topic);
    return `${topic}\n${rows.map(lines).join("\n")}\n`;
  });
  const counts = countOutcomes(findings);
  const summary = OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(" · ");
  return `${parts.join("\n")}${notOffered(findings)}\n${summary}\n${verdict(counts)}\n`;
}

/** The report for machines; each deviation with what a member would see of it. */
export function reportJson(upstream: string, findings: readonly Finding[]): string {
  const counts = countOutcomes(findings);
  const isComplete = counts.incomplete === 0;
  const passes = counts.deviation === 0 && isComplete;
  const rows = findings.map((finding) => ({
    ...finding,
    screen: placeOf(finding.asked)?.screen,
    ...(finding.outcome === "deviation" && { memberSees: seenByMember(finding) }),
  }));
  return JSON.stringify({ upstream, passes, isComplete, counts, findings: rows }, null, 2);
}
