import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { PageHeading } from "@/app/_ui/page-heading";
import { TableCards } from "@/app/_ui/table-cards";
import { readPrices } from "@/lib/price/server";
import { latestUpdate } from "./_components/latest-update";
import { PriceRow } from "./_components/price-row";

const COLUMNS = "minmax(10rem,1.4fr) minmax(0,1fr) minmax(0,1fr) minmax(0,1.3fr) 9rem";

export const generateMetadata = () => pageMetadata("tokenPrice");

export default memberPage(async () => {
  const [locale, t, prices] = await Promise.all([
    getLocale(),
    getTranslations("tokenPrice"),
    readPrices(),
  ]);
  const [titles, format] = await Promise.all([getTranslations("titles"), getFormatter()]);
  const latest = latestUpdate(prices);
  const asOf =
    latest &&
    t("updated", { time: format.dateTime(latest, { timeStyle: "medium", hour12: false }) });
  const headings = [t("token"), t("price"), t("change"), t("range"), t("course")];
  return (
    <>
      <PageHeading title={titles("tokenPrice")} text={asOf ? `${t("text")} ${asOf}` : t("text")} />
      {prices.length === 0 ? (
        <Card>
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
        </Card>
      ) : (
        <div className="md:rounded-card md:border md:border-line md:bg-surface md:py-4 md:pb-1 md:shadow-card">
          <TableCards columns={COLUMNS} headings={headings}>
            {prices.map((price) => (
              <PriceRow key={price.code} price={price} locale={locale} />
            ))}
          </TableCards>
        </div>
      )}
    </>
  );
});
