"use client";

import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import type { TeamStatus } from "@/lib/contract/team-member";
import type { TreeNode } from "@/lib/contract/tree";
import { useBoard } from "./board-context";
import { statusOf } from "./seat-words";

const TONES: Readonly<Record<TeamStatus | "unknown", BadgeTone>> = {
  active: "up",
  inactive: "neutral",
  not_valid: "warn",
  unverified: "info",
  unknown: "neutral",
};

/** A member's status in words. */
export function StatusBadge({ node }: { node: TreeNode }) {
  const { t } = useBoard();
  const status = statusOf(node);
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
