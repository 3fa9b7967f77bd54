import type { ReactNode } from "react";

export type BadgeTone = "neutral" | "up" | "down" | "warn" | "info" | "violet";

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: "bg-raised text-muted",
  up: "bg-tint-up text-up",
  down: "bg-tint-down text-down",
  warn: "bg-tint-warn text-warn",
  info: "bg-tint-info text-info",
  violet: "bg-tint-violet text-violet-text",
};

/** A short state. The words say what the colour only repeats. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>;
}
