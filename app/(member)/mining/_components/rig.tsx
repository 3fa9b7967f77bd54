import { Fan } from "lucide";
import { Icon } from "@/app/_ui/data/icon";

const FANS = ["first", "second"] as const;

/** A mining machine; its fans turn while the session around it runs, and stand still where motion is unwanted. */
export function Rig() {
  return (
    <div
      aria-hidden
      className="relative mx-auto grid w-full self-start max-w-72 grid-cols-2 gap-3 rounded-card border border-line-strong bg-raised p-4 pb-9 text-faint group-data-running/session:text-accent"
    >
      {FANS.map((fan) => (
        <span
          key={fan}
          className="grid aspect-square place-items-center rounded-full border border-line-strong bg-surface"
        >
          <Icon
            node={Fan}
            size={64}
            strokeWidth={1.25}
            className="size-3/5 group-data-running/session:motion-safe:animate-[spin_5s_linear_infinite]"
          />
        </span>
      ))}
      <span className="absolute inset-x-4 bottom-3.5 flex items-center gap-2">
        <span className="size-2 rounded-full bg-faint group-data-running/session:bg-up" />
        <span className="h-1 grow rounded-full bg-line-strong" />
        <span className="h-1 w-1/4 rounded-full bg-line-strong" />
      </span>
    </div>
  );
}
