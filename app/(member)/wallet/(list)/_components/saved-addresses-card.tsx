import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Address } from "@/app/_ui/address";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { restsUntil, type SavedAddressView } from "@/lib/wallet/withdrawal";
import { SAVED_ADDRESSES_ID } from "../../_components/anchors";
import { chainName } from "../../_components/chain-name";

interface SavedAddressesCardProps {
  /** Null when the service keeps none. */
  addresses: readonly SavedAddressView[] | null;
  timeZone: string;
}

/** The addresses that withdrawals may go to, with when each can be used. */
export async function SavedAddressesCard({ addresses, timeZone }: SavedAddressesCardProps) {
  const [t, common] = await Promise.all([
    getTranslations("savedAddresses"),
    getTranslations("common"),
  ]);
  const names = { bsc: t("bsc"), bscTestnet: t("bscTestnet"), chain: t.raw("chain") };
  const copyTexts = {
    copy: common("copy"),
    copied: common("copied"),
    failed: common("copyFailed"),
  };
  return (
    <Card id={SAVED_ADDRESSES_ID} className="mt-5 scroll-mt-20">
      <CardHeading>{t("heading")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t("text")}</p>
      {addresses === null && <p className="text-md">{t("missing")}</p>}
      {addresses?.length === 0 && <p className="text-md">{t("empty")}</p>}
      {addresses && addresses.length > 0 && (
        <ul className="divide-y divide-line">
          {addresses.map((saved) => {
            const rest = restsUntil(saved, Date.now());
            return (
              <li
                key={saved.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 first:pt-0 last:pb-0"
              >
                <div className="min-w-0">
                  <p className="text-base font-medium">
                    <bdi>{saved.label || t("unnamed")}</bdi>
                  </p>
                  <p className="text-sm text-muted">{chainName(saved.chainId, names)}</p>
                </div>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Address value={saved.address} copyTexts={copyTexts} />
                  {rest ? (
                    <Badge tone="warn">
                      {t.rich("usableFrom", {
                        time: () => <MemberTime at={rest} timeZone={timeZone} />,
                      })}
                    </Badge>
                  ) : (
                    <Badge tone="up">{t("usable")}</Badge>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
