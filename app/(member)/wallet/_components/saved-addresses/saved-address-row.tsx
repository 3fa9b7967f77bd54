import { getTranslations } from "next-intl/server";
import { copyTexts } from "@/app/_shell/copy-texts";
import { MemberTime } from "@/app/_shell/member-time";
import { Address } from "@/app/_ui/address";
import { Badge } from "@/app/_ui/badge";
import { CopyButton } from "@/app/_ui/copy-button";
import { restsUntil, type SavedAddressView } from "@/lib/wallet/saved-address";
import { networkName } from "../network-name";
import { networkNames } from "../network-names";
import { ConnectedBadge } from "./connected-badge";
import { RemoveAddress } from "./remove-address";

interface SavedAddressRowProps {
  saved: SavedAddressView;
  timeZone: string;
}

/** One saved address: its label, network, whether it can be used, and what can be done with it. */
export async function SavedAddressRow({ saved, timeZone }: SavedAddressRowProps) {
  const [t, names, copy] = await Promise.all([
    getTranslations("savedAddresses"),
    networkNames(),
    copyTexts(),
  ]);
  const network = saved.chainId !== null && networkName(saved.chainId, names);
  const rest = restsUntil(saved, Date.now());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="text-base font-medium wrap-anywhere">{saved.label || t("unnamed")}</bdi>
          <ConnectedBadge address={saved.address} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-md text-muted">
          <Address value={saved.address} />
          {network && <span>· {network}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {rest ? (
          <Badge tone="warn">
            <span className="min-w-0 whitespace-normal">
              {t.rich("usableFrom", { time: () => <MemberTime at={rest} timeZone={timeZone} /> })}
            </span>
          </Badge>
        ) : (
          <Badge tone="up">{t("usable")}</Badge>
        )}
        <div className="flex items-center gap-2">
          <CopyButton value={saved.address} texts={copy} />
          <RemoveAddress saved={saved} />
        </div>
      </div>
    </li>
  );
}
