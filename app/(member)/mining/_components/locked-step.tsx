import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/badge";

interface LockedStepProps {
  title: string;
  text: string;
  isDone: boolean;
  words: { done: string; open: string };
  /** The way there, while it is open. */
  children: ReactNode;
}

/** One thing that opens mining. */
export function LockedStep({ title, text, isDone, words, children }: LockedStepProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2.5 font-medium">
          {title}
          <Badge tone={isDone ? "up" : "warn"}>{isDone ? words.done : words.open}</Badge>
        </p>
        <p className="text-md text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
