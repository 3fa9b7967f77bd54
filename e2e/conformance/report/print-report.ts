import type { Finding, Outcome } from "./report.ts";

const OUTCOMES: readonly Outcome[] = ["ok", "note", "deviation", "not offered"];
const INDENT = " ".repeat(15);

export function countOutcomes(findings: readonly Finding[]): Readonly<Record<Outcome, number>> {
  const count = (outcome: Outcome) => findings.filter((row) => row.outcome === outcome).length;
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
    Outcome,
    number
  >;
}

function lines({ outcome, asked, expected, came }: Finding): string {
  const head = `  ${outcome.padEnd(11)}  ${asked}`;
  if (outcome === "ok" || outcome === "not offered") return `${head}: ${came}`;
  return `${head}\n${INDENT}expected  ${expected}\n${INDENT}came      ${came}`;
}

/** The report as text: findings by topic, then a summary line. */
export function printReport(findings: readonly Finding[]): string {
  const topics = [...new Set(findings.map(({ topic }) => topic))];
  const parts = topics.map((topic) => {
    const rows = findings.filter((row) => row.topic === topic);
    return `${topic}\n${rows.map(lines).join("\n")}\n`;
  });
  const counts = countOutcomes(findings);
  const summary = OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(" · ");
  const verdict =
    counts.deviation === 0
      ? "The upstream keeps the contract in everything that was asked."
      : "The upstream deviates from the contract.";
  return `${parts.join("\n")}\n${summary}\n${verdict}\n`;
}

export function reportJson(upstream: string, findings: readonly Finding[]): string {
  const counts = countOutcomes(findings);
  return JSON.stringify({ upstream, passes: counts.deviation === 0, counts, findings }, null, 2);
}
