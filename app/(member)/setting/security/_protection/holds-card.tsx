import { Hourglass } from "lucide";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MemberTime } from "@/app/_shell/time/member-time";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { shortAddress } from "@/app/_ui/text/short-address";
import type { User } from "@/lib/contract/account";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { serviceClock } from "@/lib/live/service-clock";

interface Hold {
  readonly title: ReactNode;
  readonly until: string;
}

interface HoldsCardProps {
  user: User;
  addresses: readonly SavedAddressView[];
  timeZone: string;
}

/** Whatever rests or is locked, and until when: the first to end stands first. */
export async function HoldsCard({ user, addresses, timeZone }: HoldsCardProps) {
  const t = await getTranslations("securityHolds");
  const limit = user.settings?.stakeDailyLimitNext;
  const all: readonly { title: ReactNode; until: string | null | undefined }[] = [
    { title: t("withdrawals"), until: user.securityHoldUntil },
    { title: t("lock"), until: user.withdrawalLockUntil },
    ...addresses.map(({ address, usableFrom }) => ({
      title: t("address", { address: shortAddress(address) }),
      until: usableFrom,
    })),
    { title: t("limit"), until: limit?.from },
  ];
  const holds = all
    .filter((hold): hold is Hold => Date.parse(hold.until ?? "") > serviceClock.now())
    .toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until));
  return (
    <TableFrame id="holds" holds="rows" title={t("title")}>
      {holds.length === 0 ? (
        <p className="px-4 pb-5 text-md text-muted md:px-5">{t("none")}</p>
      ) : (
        <ul className="border-t border-line">
          {holds.map(({ title, until }, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
              key={index}
              disc={<SignDisc sign={Hourglass} tone="bg-tint-warn text-warn" />}
              title={title}
              text={t.rich("until", {
                time: () => <MemberTime at={until} timeZone={timeZone} namesZone />,
              })}
            />
          ))}
        </ul>
      )}
    </TableFrame>
  );
}
