"use client";

import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import type { ShownStatus } from "@/lib/contract/team/team-member";
import type { TreeNode } from "@/lib/contract/team/tree";
import { useTreeBoard } from "./board-context";
import { statusOf } from "./seat-words";

const TONES: Readonly<Record<ShownStatus | "unknown", BadgeTone>> = {
  active: "up",
  inactive: "neutral",
  not_valid: "warn",
  unverified: "info",
  closed: "neutral",
  unknown: "neutral",
};

/** A member's status in words. */
export function TreeStatusBadge({ node }: { node: TreeNode }) {
  const { t } = useTreeBoard();
  const status = statusOf(node);
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
