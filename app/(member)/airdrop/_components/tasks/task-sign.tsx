import { Ban, Check, Clock, Gift, Lock } from "lucide";
import { Icon } from "@/app/_ui/data/icon";
import type { AirdropTask } from "@/lib/contract/airdrop";

const LOOKS: Readonly<Record<AirdropTask["state"], string>> = {
  locked: "bg-raised text-faint",
  available: "border border-line-strong",
  pending: "bg-tint-warn text-warn",
  claimable: "bg-raised text-accent-text",
  claimed: "bg-tint-up text-up",
  expired: "bg-raised text-faint",
  closed: "bg-raised text-faint",
};

const ICONS = {
  locked: Lock,
  available: null,
  pending: Clock,
  claimable: Gift,
  claimed: Check,
  expired: Ban,
  closed: Ban,
} as const;

/** How a task stands, at a glance; the words stand beside it. */
export function TaskSign({ state }: Pick<AirdropTask, "state">) {
  const node = ICONS[state];
  return (
    <span aria-hidden className={`sign-disc ${LOOKS[state]}`}>
      {node && <Icon node={node} size={20} strokeWidth={2} />}
    </span>
  );
}
