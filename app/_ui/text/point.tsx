import type { IconNode } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

interface PointProps {
  icon: IconNode;
  title: string;
  text: string;
}

/** A sign, a short heading and a sentence, in a list. */
export function Point({ icon, title, text }: PointProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-inset bg-raised text-accent-text">
        <Icon node={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="mt-1 text-md text-muted">{text}</p>
      </div>
    </li>
  );
}
