import type { IconNode } from "lucide";
import { Icon } from "@/app/_ui/icon";

interface EconomyStepProps {
  icon: IconNode;
  title: string;
  text: string;
  feeLabel: string;
  fee: string;
}

/** One movement of the economy, with its fee beside it. */
export function EconomyStep({ icon, title, text, feeLabel, fee }: EconomyStepProps) {
  return (
    <li className="relative flex gap-5 not-last:before:absolute not-last:before:start-5 not-last:before:top-11 not-last:before:-bottom-6 not-last:before:border-s not-last:before:border-line-strong">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-accent-text">
        <Icon node={icon} />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-2 pt-1.5 sm:grid-cols-[1fr_13rem]">
        <div>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-md text-muted">{text}</p>
        </div>
        <p className="text-md font-medium">
          <span className="block text-sm font-normal text-faint">{feeLabel}</span>
          {fee}
        </p>
      </div>
    </li>
  );
}
