import { Coins, Eye, PenLine } from "lucide";
import { Icon } from "@/app/_ui/data/icon";
import type { ConnectTexts } from "./connect-texts";

const PROMISES = [
  { name: "address", icon: Eye },
  { name: "signature", icon: PenLine },
  { name: "coins", icon: Coins },
] as const;

interface WalletPromisesProps {
  texts: ConnectTexts["promises"];
  className: string;
}

/** What a connected wallet lets this site see and do, and what it never does. */
export function WalletPromises({ texts, className }: WalletPromisesProps) {
  return (
    <ul className={`grid content-start gap-3.5 ${className}`}>
      {PROMISES.map(({ name, icon }) => (
        <li key={name} className="flex gap-3 text-md">
          <Icon node={icon} size={18} className="mt-0.5 shrink-0 text-violet-text" />
          {texts[name]}
        </li>
      ))}
    </ul>
  );
}
