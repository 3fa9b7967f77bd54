import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage, readFrameUser } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { MAX_QUANTITY } from "@/lib/contract/market";
import { MINING_RULES } from "@/lib/contract/published-rules";
import { single } from "@/lib/list/search-params";
import { type MarketTab, parseMarketQuery } from "@/lib/marketplace/query";
import { readMiningRate } from "@/lib/mining/server";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { readWallets } from "@/lib/wallet/server";
import { BoostsSection } from "./_components/boosts-section";
import { MachinesSection } from "./_components/machines-section";
import { MarketProvider } from "./_components/market-provider";
import { MarketTabs } from "./_components/market-tabs";
import { marketTexts } from "./_components/market-texts";
import { OrdersSection } from "./_components/orders/orders-section";
import { Renewal } from "./_components/renewal/renewal";
import type { SectionProps } from "./_components/section-props";
import { unlessDown } from "./_components/unless-down";

export const generateMetadata = () => pageMetadata("marketplace");

const REFRESH_SECONDS = 60;

const SECTIONS: Readonly<Record<MarketTab, (props: SectionProps) => Promise<React.ReactNode>>> = {
  machines: MachinesSection,
  boosts: BoostsSection,
  orders: OrdersSection,
};

export default memberPage(async ({ searchParams }: PageProps<"/marketplace">) => {
  const params = await searchParams;
  const query = parseMarketQuery(params);
  const renewed = single(params, "renew");
  const [locale, user] = await Promise.all([getLocale(), readFrameUser()]);
  const timeZone = timeZoneOf(user?.timeZone);
  const isValid = user?.isValid === true;
  const rate = await (isValid ? unlessDown(readMiningRate()) : null);
  const terms = {
    fee: formatRate(rate?.feePercent ?? bpsAsPercent(MINING_RULES.feeBps), locale),
    ratePerThDay: rate?.network?.ratePerThDay ?? null,
  };
  const [t, titles, texts, wallets, section, renewal] = await Promise.all([
    getTranslations("marketplace"),
    getTranslations("titles"),
    marketTexts(),
    unlessDown(readWallets()),
    memberSection(() => SECTIONS[query.tab]({ query, terms, isValid, timeZone })),
    renewed ? memberSection(() => Renewal({ id: renewed, isValid, timeZone })) : null,
  ]);
  return (
    <MarketProvider
      initial={wallets ?? new Map()}
      member={{ id: memberId(user), hasTwoFactor: user?.gg2FAEnabled === true, timeZone }}
      rules={{ perOrder: MAX_QUANTITY, fee: terms.fee }}
      locale={locale}
      texts={texts}
    >
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("marketplace")} text={t("text")} />
      <MarketTabs current={query.tab} />
      {renewal}
      {section}
    </MarketProvider>
  );
});
