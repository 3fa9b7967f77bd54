import { CloudOff, Hourglass } from "lucide";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MemberTime } from "@/app/_shell/time/member-time";
import { RefreshAt } from "@/app/_shell/time/refresh-at";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import { shortAddress } from "@/app/_ui/text/short-address";
import type { User } from "@/lib/contract/account";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";

interface Hold {
  readonly title: ReactNode;
  readonly until: string;
  /** In place of "until": what happens then. */
  readonly text?: ReactNode;
}

interface HoldsCardProps {
  user: User;
  /** When the account closes, if it does; null where that could not be read. */
  closing: { readonly at: string | null | undefined } | null;
  /** Null where they could not be read. */
  addresses: readonly SavedAddressView[] | null;
  timeZone: string;
}

/** Whatever rests or is locked, and until when: the first to end stands first, and last what could not be read. */
export async function HoldsCard({ user, closing, addresses, timeZone }: HoldsCardProps) {
  const [t, data, saved, unavailable] = await Promise.all([
    getTranslations("securityHolds"),
    getTranslations("personalData"),
    getTranslations("savedAddresses"),
    getTranslations("unavailable"),
  ]);
  const closesAt = closing?.at;
  const closingLink = (
    <Link
      href={PAGES.personalData.path}
      className="text-accent-text underline-offset-4 hover:underline"
    >
      {data("closeTitle")}
    </Link>
  );
  const time = (at: string) => () => <MemberTime at={at} timeZone={timeZone} namesZone isPlain />;
  const limit = user.settings?.stakeDailyLimitNext;
  const all: readonly (Omit<Hold, "until"> & { until: string | null | undefined })[] = [
    { title: t("withdrawals"), until: user.securityHoldUntil },
    { title: t("lock"), until: user.withdrawalLockUntil },
    ...(addresses ?? []).map(({ address, usableFrom }) => ({
      title: t("address", { address: shortAddress(address) }),
      until: usableFrom,
    })),
    { title: t("limit"), until: limit?.from },
    {
      title: closingLink,
      until: closesAt,
      text: closesAt && data.rich("closesAt", { time: time(closesAt) }),
    },
  ];
  const holds = all
    .filter((hold): hold is Hold => Date.parse(hold.until ?? "") > serviceClock.now())
    .toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until));
  const missing = [addresses === null && saved("heading"), closing === null && closingLink].filter(
    (name) => name !== false,
  );
  return (
    <TableFrame id="holds" title={t("title")}>
      {holds[0] && <RefreshAt at={holds[0].until} />}
      {holds.length + missing.length === 0 ? (
        <p className="px-4 pb-5 text-md text-muted md:px-5">{t("none")}</p>
      ) : (
        <ul className="border-t border-line">
          {holds.map(({ title, until, text }, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
              key={index}
              disc={<SignDisc sign={Hourglass} tone="bg-tint-warn text-warn" />}
              title={title}
              text={text ?? t.rich("until", { time: time(until) })}
            />
          ))}
          {missing.map((name, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              disc={<SignDisc sign={CloudOff} />}
              title={name}
              text={unavailable("sectionTitle")}
            />
          ))}
        </ul>
      )}
    </TableFrame>
  );
}
