import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { ListRow } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import { readCapabilities } from "@/lib/domain/capability/server";
import { resaleAddress } from "@/lib/domain/marketplace/resale-query";
import { readOwnListings, readSellableMachines } from "@/lib/domain/marketplace/resale-server";
import { wholeDaysLeft } from "@/lib/domain/mining/machine-list";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatPoints, formatRate } from "@/lib/money/format";
import { CancelListing } from "./cancel-listing";
import { SellOpener } from "./listing-openers";
import { ListingRow } from "./listing-row";
import { MissingResale } from "./missing-resale";
import type { ResaleSectionProps } from "./order-book";

interface OwnSectionProps extends ResaleSectionProps {
  /** Whether the member may have machines; so they may while the profile cannot be read. */
  isValid: boolean;
  /** The machine that the address puts up for sale. */
  sellId: string | undefined;
}

/** What the member sells, and which of their machines can be sold besides. */
export async function OwnSection({ query, timeZone, isValid, sellId }: OwnSectionProps) {
  const [locale, t, words, list, machines, { resale }] = await Promise.all([
    getLocale(),
    getTranslations("resale"),
    getTranslations("mining.machines"),
    readOwnListings(query.page),
    isValid ? readSellableMachines() : [],
    readCapabilities(),
  ]);
  if (!list || !resale) return <MissingResale />;
  const { minDays: days, feePercent, maxListings } = resale;
  const full = list.total >= maxListings ? t("full", { count: maxListings }) : null;
  const percent = formatRate(feePercent, locale);
  const now = serviceClock.now();
  const isUnknown =
    sellId !== undefined &&
    !machines.some(({ id }) => id === sellId) &&
    !list.items.some(({ machineId }) => machineId === sellId);
  return (
    <div className="grid gap-4 md:gap-5">
      {isUnknown && (
        <Notice tone="warn" title={t("unsellable")}>
          {t("sellableText", { days })}
        </Notice>
      )}
      {full !== null && sellId !== undefined && !isUnknown && <Notice tone="info">{full}</Notice>}
      <TableFrame id="resale-own" title={t("views.own")}>
        {list.items.length === 0 ? (
          <EmptyState art="machines" title={t("ownEmptyTitle")} text={t("feeText", { percent })} />
        ) : (
          <ul aria-label={t("views.own")}>
            {list.items.map((listing) => (
              <ListingRow
                key={listing.id}
                isOwnList
                listing={listing}
                nowMs={list.nowMs}
                timeZone={timeZone}
                value={t("youReceive", {
                  amount: formatAmount(listing.receives, listing.price.symbol, locale),
                })}
                more={
                  <div className="px-4 pb-3 md:px-5">
                    <CancelListing
                      listingId={listing.id}
                      machineId={listing.machineId}
                      name={listing.model}
                    />
                  </div>
                }
              />
            ))}
          </ul>
        )}
        <ListPages
          place="rows"
          label={words("pages")}
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => resaleAddress({ ...query, page })}
        />
      </TableFrame>
      <TableFrame id="resale-sellable" title={t("sellable")}>
        {full !== null && <p className="px-4 pb-3 text-md text-muted md:px-5">{full}</p>}
        {machines.length > 0 && (
          <ul aria-label={t("sellable")}>
            {machines.map(({ id, model, th, endsAt, resale: bounds }) => (
              <ListRow
                key={id}
                ids={id}
                disc={<MachineDrawing name={model} th={th} className="h-10 w-10 shrink-0" />}
                title={model}
                text={
                  <>
                    <bdi dir="ltr" className="figures">
                      {words("powerValue", { th: formatPoints(th, locale) })}
                    </bdi>
                    {" · "}
                    {words("daysLeft", { days: wholeDaysLeft(endsAt, now) })}
                  </>
                }
                action={
                  full === null && (
                    <SellOpener
                      machine={{ id, model, th, resale: bounds }}
                      isOpen={id === sellId}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
        <p className="px-4 pb-4 text-md text-muted md:px-5">{t("sellableText", { days })}</p>
      </TableFrame>
    </div>
  );
}
