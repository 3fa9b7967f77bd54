import { Coins, Eye, PenLine } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";

const PROMISES = [
  { name: "address", icon: Eye },
  { name: "signature", icon: PenLine },
  { name: "coins", icon: Coins },
] as const;

/** What a connected wallet lets this site see and do, and what it never does. */
export function WalletPromises({ className }: { className: string }) {
  const t = useTranslations("walletConnect.promises");
  return (
    <ul className={`grid content-start gap-3.5 ${className}`}>
      {PROMISES.map(({ name, icon }) => (
        <li key={name} className="flex gap-3 text-md">
          <Icon node={icon} size={18} className="mt-0.5 shrink-0 text-violet-text" />
          <span className="min-w-0">{t(name)}</span>
        </li>
      ))}
    </ul>
  );
}
