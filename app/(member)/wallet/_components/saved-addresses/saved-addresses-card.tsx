import { Wallet } from "lucide";
import { useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { MemberTime } from "@/app/_shell/time/member-time";
import {
  BadgeIsland as Badge,
  CardIsland as Card,
  CardHeadingIsland as CardHeading,
  FactListIsland as FactList,
  ListRowIsland as ListRow,
  SignDiscIsland as SignDisc,
} from "@/app/_ui/data/islands";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Address } from "@/app/_ui/text/address";
import { newestFirst, restsUntil, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { pageCount } from "@/lib/list/page";
import { PAGES } from "@/lib/routes";
import { SAVED_ADDRESSES_HEADING_ID, SAVED_ADDRESSES_ID } from "../anchors";
import { useNetworkName } from "../use-network-name";
import { AddAddressButton } from "./add-address-button";
import { AddressBook } from "./address-book";
import { ConnectedBadge } from "./connected-badge";
import { RemoveAddress } from "./remove-address";
import { useSavedAddressFacts } from "./saved-address-facts";
import { UnsavedConnection } from "./unsaved-connection";

interface SavedAddressRowProps {
  saved: SavedAddressView;
  timeZone: string;
  /** The service's clock; ISO 8601. */
  now: string;
}

interface ReadinessProps extends SavedAddressRowProps {
  /** The row opens by a press, and its moment with it. */
  isInRow?: boolean;
}

/** Whether an address can be used, or from when on. */
function Readiness({ saved, timeZone, now, isInRow = false }: ReadinessProps) {
  const t = useTranslations("savedAddresses");
  const rest = restsUntil(saved, Date.parse(now));
  if (!rest) return <Badge tone="up">{t("usable")}</Badge>;
  return (
    <Badge tone="warn">
      <span className="min-w-0 whitespace-normal">
        {t.rich("usableFrom", {
          time: () => (
            <MemberTime at={rest} timeZone={timeZone} look={isInRow ? "short" : "value"} />
          ),
        })}
      </span>
    </Badge>
  );
}

/** One saved address: its label, network, whether it can be used, and what can be done with it. */
function SavedAddressRow({ saved, timeZone, now }: SavedAddressRowProps) {
  const t = useTranslations("savedAddresses");
  const networkName = useNetworkName();
  const facts = useSavedAddressFacts(saved);
  const network = saved.chainId !== null && networkName(saved.chainId);
  const name = saved.label || t("unnamed");
  const asked = { saved, timeZone, now };
  return (
    <ListRow
      ids={saved.id}
      disc={<SignDisc sign={Wallet} />}
      title={
        <RowSheet
          title={name}
          details={
            <div className="grid justify-items-start gap-4">
              <Readiness {...asked} />
              <FactList facts={facts.slice(1)} />
            </div>
          }
        >
          <bdi>{name}</bdi>
        </RowSheet>
      }
      chip={<Readiness {...asked} isInRow />}
      text={
        <>
          <ConnectedBadge address={saved.address} /> <Address value={saved.address} />
          {network && ` · ${network}`}
        </>
      }
      action={
        <div className="flex items-center gap-2">
          <CopyButton value={saved.address} what={name} look="icon" />
          <RemoveAddress saved={saved} />
        </div>
      }
    />
  );
}

const PAGE_SIZE = 10;

interface SavedAddressesCardProps {
  /** Null when the service keeps none. */
  addresses: readonly SavedAddressView[] | null;
  /** The wanted page of the list, from 1. */
  page: number;
  timeZone: string;
  /** The service's clock; ISO 8601. */
  now: string;
}

/** The addresses that withdrawals may go to: when each can be used, and the way to add or remove one. */
export async function SavedAddressesCard({
  addresses,
  page,
  timeZone,
  now,
}: SavedAddressesCardProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("savedAddresses")]);
  if (!addresses) {
    return (
      <Card id={SAVED_ADDRESSES_ID} className="scroll-mt-20">
        <CardHeading>{t("heading")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const pages = pageCount(addresses.length, PAGE_SIZE);
  const shown = Math.min(page, pages);
  const first = (shown - 1) * PAGE_SIZE;
  const isEmpty = addresses.length === 0;
  return (
    <AddressBook addresses={addresses} locale={locale} timeZone={timeZone} now={now}>
      <Card id={SAVED_ADDRESSES_ID} className="scroll-mt-20">
        <CardHeading aside={!isEmpty && <AddAddressButton />}>
          <span id={SAVED_ADDRESSES_HEADING_ID} tabIndex={-1} className="outline-none">
            {t("heading")}
          </span>
        </CardHeading>
        <p className="mb-4 max-w-[44rem] text-md text-muted">{t("text")}</p>
        <UnsavedConnection />
        {isEmpty ? (
          <EmptyState
            art="addresses"
            title={t("empty")}
            text={t("emptyText")}
            action={<AddAddressButton />}
          />
        ) : (
          <ul className="-mx-4 border-y border-line md:-mx-6">
            {newestFirst(addresses)
              .slice(first, first + PAGE_SIZE)
              .map((saved) => (
                <SavedAddressRow key={saved.id} saved={saved} timeZone={timeZone} now={now} />
              ))}
          </ul>
        )}
        <ListPages
          page={shown}
          pages={pages}
          hrefOf={(number) => `${PAGES.wallets.path}?page=${number}#${SAVED_ADDRESSES_ID}`}
          label={t("pages")}
          place="free"
        />
      </Card>
    </AddressBook>
  );
}
