import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list-pages";
import { Card, CardHeading } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { pageCount } from "@/lib/list/page";
import { PAGES } from "@/lib/routes";
import { newestFirst, type SavedAddressView } from "@/lib/wallet/saved-address";
import { SAVED_ADDRESSES_HEADING_ID, SAVED_ADDRESSES_ID } from "../anchors";
import { AddAddressButton } from "./add-address-button";
import { AddressBook } from "./address-book";
import { addressBookTexts } from "./address-book-texts";
import { SavedAddressRow } from "./saved-address-row";
import { UnsavedConnection } from "./unsaved-connection";

const PAGE_SIZE = 10;

interface SavedAddressesCardProps {
  /** Null when the service keeps none. */
  addresses: readonly SavedAddressView[] | null;
  /** The wanted page of the list, from 1. */
  page: number;
  timeZone: string;
}

/** The addresses that withdrawals may go to: when each can be used, and the way to add or remove one. */
export async function SavedAddressesCard({ addresses, page, timeZone }: SavedAddressesCardProps) {
  const [locale, t, texts] = await Promise.all([
    getLocale(),
    getTranslations("savedAddresses"),
    addressBookTexts(),
  ]);
  if (!addresses) {
    return (
      <Card id={SAVED_ADDRESSES_ID} className="mt-5 scroll-mt-20">
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
    <AddressBook texts={texts} addresses={addresses} locale={locale} timeZone={timeZone}>
      <Card id={SAVED_ADDRESSES_ID} className="mt-5 scroll-mt-20">
        <CardHeading aside={!isEmpty && <AddAddressButton />}>
          <span id={SAVED_ADDRESSES_HEADING_ID} tabIndex={-1} className="outline-none">
            {t("heading")}
          </span>
        </CardHeading>
        <p className="mb-4 max-w-[44rem] text-md text-muted">{t("text")}</p>
        <UnsavedConnection />
        {isEmpty ? (
          <EmptyState title={t("empty")} text={t("emptyText")} action={<AddAddressButton />} />
        ) : (
          <ul className="divide-y divide-line">
            {newestFirst(addresses)
              .slice(first, first + PAGE_SIZE)
              .map((saved) => (
                <SavedAddressRow key={saved.id} saved={saved} timeZone={timeZone} />
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
