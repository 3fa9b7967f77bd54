import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { serviceNow } from "@/app/_shell/transactions/service-now";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { single } from "@/lib/list/search-params";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { PAGES } from "@/lib/routes";
import { parseFilter, serviceQuery } from "@/lib/transaction/query";
import { DetailDrawer } from "./_components/detail-drawer";
import { FilterForm } from "./_components/filter-form";
import { ListSection } from "./_components/list-section";
import { walletSymbols } from "./_components/wallet-symbols";

export const generateMetadata = () => pageMetadata("transactions");

export default memberPage(async ({ searchParams }: PageProps<"/transactions">) => {
  const params = await searchParams;
  const [t, titles, user] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const wallets = walletSymbols();
  const filter = parseFilter(params, params.symbol ? await wallets : null);
  const now = filter.range ? await serviceNow() : new Date();
  const openId = single(params, "open");
  const [symbols, list, drawer] = await Promise.all([
    wallets,
    memberSection(() =>
      ListSection({ filter, query: serviceQuery(filter, { now, timeZone }), timeZone }),
    ),
    openId ? DetailDrawer({ id: openId, filter, timeZone }) : null,
  ]);
  return (
    <>
      <PageHeading
        title={titles("transactions")}
        text={t("text", { zone: timeZone.replaceAll("_", " ") })}
      >
        <LinkButton href={PAGES.dailyProfit.path} className="print:hidden">
          {titles("dailyProfit")}
        </LinkButton>
      </PageHeading>
      <FilterForm filter={filter} symbols={symbols} />
      {list}
      {drawer}
    </>
  );
});
