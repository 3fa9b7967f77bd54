import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { MemberTime } from "@/app/_shell/time/member-time";
import { CardIsland as Card, CardHeadingIsland as CardHeading } from "@/app/_ui/data/islands";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { newestFirst, restsUntil, type SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { pageCount } from "@/lib/list/page";
import { PAGES } from "@/lib/routes";
import { SAVED_ADDRESSES_HEADING_ID, SAVED_ADDRESSES_ID } from "../anchors";
import { AddAddressButton } from "./add-address-button";
import { AddressBook } from "./address-book";
import { Removal } from "./removal";
import { SavedAddressRow } from "./saved-address-row";
import { UnsavedConnection } from "./unsaved-connection";

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
      <Card id={SAVED_ADDRESSES_ID} className="h-full card-of-rows scroll-mt-20">
        <CardHeading>{t("heading")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const pages = pageCount(addresses.length, PAGE_SIZE);
  const shown = Math.min(page, pages);
  const first = (shown - 1) * PAGE_SIZE;
  const isEmpty = addresses.length === 0;
  const restOf = (saved: SavedAddressView) => {
    const at = restsUntil(saved, Date.parse(now));
    if (!at) return null;
    return {
      // The row opens by a press, and its moment with it.
      inRow: <MemberTime at={at} timeZone={timeZone} look="short" />,
      inSheet: <MemberTime at={at} timeZone={timeZone} />,
    };
  };
  return (
    <AddressBook addresses={addresses} locale={locale} timeZone={timeZone}>
      <Removal>
        <Card id={SAVED_ADDRESSES_ID} className="h-full card-of-rows scroll-mt-20">
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
            <div className="card-rows border-t border-line">
              <ul>
                {newestFirst(addresses)
                  .slice(first, first + PAGE_SIZE)
                  .map((saved) => (
                    <SavedAddressRow key={saved.id} saved={saved} rest={restOf(saved)} />
                  ))}
              </ul>
              <ListPages
                page={shown}
                pages={pages}
                hrefOf={(number) => `${PAGES.wallets.path}?page=${number}#${SAVED_ADDRESSES_ID}`}
                label={t("pages")}
                place="rows"
              />
            </div>
          )}
        </Card>
      </Removal>
    </AddressBook>
  );
}
