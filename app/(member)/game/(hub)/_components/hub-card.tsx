import type { ReactNode } from "react";
import { Card } from "@/app/_ui/data/card";

interface HubCardProps {
  title: string;
  /** A drawing of the game. */
  drawing: ReactNode;
  /** The state in a badge. */
  badge: ReactNode;
  text: string;
  children: ReactNode;
  /** The way into the game. */
  action: ReactNode;
}

/** One game on the hub: what it is, how it stands, and the way in. */
export function HubCard({ title, drawing, badge, text, children, action }: HubCardProps) {
  return (
    <Card className="flex h-full flex-col">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="grid size-13 shrink-0 place-items-center rounded-button bg-raised">
          {drawing}
        </span>
        {badge}
      </div>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 mb-5 grow text-md text-muted">{text}</p>
      <div className="mb-5 grid gap-4">{children}</div>
      <div className="grid">{action}</div>
    </Card>
  );
}
