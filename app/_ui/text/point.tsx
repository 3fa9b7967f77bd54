import type { IconNode } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

interface PointProps {
  icon: IconNode;
  title: string;
  text: string;
  /** Of the heading. */
  level: 3 | 4;
}

/** A sign, a short heading and a sentence, in a list. */
export function Point({ icon, title, text, level }: PointProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-inset bg-raised text-accent-text">
        <Icon node={icon} />
      </span>
      <div className="min-w-0">
        <Heading className="text-base font-semibold">{title}</Heading>
        <p className="mt-1 text-md text-muted">{text}</p>
      </div>
    </li>
  );
}
