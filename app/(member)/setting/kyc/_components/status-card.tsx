import { CircleCheck, CircleX, Clock3 } from "lucide";
import type { ReactNode } from "react";
import { Card } from "@/app/_ui/data/card";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Icon } from "@/app/_ui/data/icon";

const SIGNS = {
  pending: { icon: Clock3, style: "bg-tint-info text-info" },
  approved: { icon: CircleCheck, style: "bg-tint-up text-up" },
  rejected: { icon: CircleX, style: "bg-tint-down text-down" },
} as const;

interface StatusCardProps {
  status: keyof typeof SIGNS;
  title: string;
  text: ReactNode;
  facts: readonly Fact[];
  children?: ReactNode;
}

/** An identity check that nothing can be added to: where it stands and the facts about it. */
export function StatusCard({ status, title, text, facts, children }: StatusCardProps) {
  const { icon, style } = SIGNS[status];
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-start gap-4 sm:mb-6">
        <span className={`grid size-13 shrink-0 place-items-center rounded-full ${style}`}>
          <Icon node={icon} size={26} />
        </span>
        <div className="min-w-52 flex-1">
          <h2 className="text-xl">{title}</h2>
          <div className="mt-1 text-base text-muted">{text}</div>
        </div>
      </div>
      <FactList facts={facts} />
      {children && <div className="mt-4 sm:mt-6">{children}</div>}
    </Card>
  );
}
