import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { MAX_QUANTITY } from "@/lib/contract/marketplace";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { hasPasskey } from "@/lib/domain/account/passkey";
import { readTimeZone } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import type { ResaleQuery } from "@/lib/domain/marketplace/resale-query";
import {
  parseResaleQuery,
  RESALE_VIEWS,
  resaleAddress,
} from "@/lib/domain/marketplace/resale-query";
import {
  readOwnListings,
  readResaleBook,
  readResaleTrades,
} from "@/lib/domain/marketplace/resale-server";
import { readProducts } from "@/lib/domain/marketplace/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { single } from "@/lib/list/search-params";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { startReads } from "@/lib/session/server";
import { MarketplaceProvider } from "../_components/marketplace-provider";
import { MarketplaceTabs } from "../_components/marketplace-tabs";
import { MissingResale } from "./_components/missing-resale";
import { OrderBook } from "./_components/order-book";
import { OwnSection } from "./_components/own-section";
import { ResaleProvider } from "./_components/resale-provider";
import { TradesSection } from "./_components/trades-section";

/** What the rows and their dialogs say. */
const TEXTS = [
  "amountField",
  "codeField",
  "marketplace.product.buyName",
  "marketplace.product.efficiency",
  "marketplace.product.power",
  "marketplace.product.price",
  "marketplace.product.pricePerTh",
  "marketplace.purchase.after",
  "marketplace.purchase.available",
  "marketplace.purchase.codeReason",
  "marketplace.purchase.countdown",
  "marketplace.purchase.failed",
  "marketplace.purchase.fee",
  "marketplace.purchase.gates",
  "marketplace.purchase.holds",
  "marketplace.purchase.pay",
  "marketplace.purchase.paying",
  "marketplace.purchase.perDay",
  "marketplace.purchase.quoteFailed",
  "marketplace.purchase.renewedQuote",
  "marketplace.purchase.title",
  "marketplace.purchase.toMining",
  "marketplace.receipt.date",
  "marketplace.receipt.item",
  "marketplace.receipt.paid",
  "marketplace.receipt.transaction",
  "mining.idle.pause",
  "mining.machines.daysLeft",
  "order",
  "resale",
  "topUp",
  "transfer.codeEmpty",
] as const;

export const generateMetadata = () => pageMetadata("resale");

const REFRESH_SECONDS = 60;

async function readOffered(query: ResaleQuery) {
  const { resale } = await readCapabilities();
  if (!resale) return null;
  if (query.view === "market") return Promise.all([readProducts("machine"), readResaleBook(query)]);
  return query.view === "own" ? readOwnListings(query.page) : readResaleTrades(query.page);
}

export default memberPage(async ({ searchParams }: PageProps<"/marketplace/resale">) => {
  const params = await searchParams;
  const query = parseResaleQuery(params);
  startReads(readWallets(), readOffered(query));
  const [locale, user, timeZone, t, titles, { resale }] = await Promise.all([
    getLocale(),
    readFrameUser(),
    readTimeZone(),
    getTranslations("resale"),
    getTranslations("titles"),
    readCapabilities(),
  ]);
  const heading = (
    <>
      <PageHeading isHeardOnPhones title={titles("resale")} text={t("text")} />
      <MarketplaceTabs current="resale" />
    </>
  );
  if (!resale) {
    return (
      <>
        {heading}
        <MissingResale />
      </>
    );
  }
  const parts = {
    market: async () => {
      const products = await unlessDown(readProducts("machine"));
      return OrderBook({ query, timeZone, products });
    },
    own: () =>
      OwnSection({
        ...{ query, timeZone },
        isValid: user?.isValid !== false,
        sellId: single(params, "sell"),
      }),
    history: () => TradesSection({ query, timeZone }),
  };
  const [wallets, section] = await Promise.all([
    unlessDown(readWallets()),
    memberSection(parts[query.view], `resale.views.${query.view}`),
  ]);
  return (
    <Texts of={TEXTS}>
      <MarketplaceProvider
        initial={wallets ?? new Map()}
        member={{
          id: memberId(user),
          hasTwoFactor: user?.gg2FAEnabled === true,
          hasPasskey: hasPasskey(user),
          needsEmail: user?.emailVerified === false && user.isValid !== true,
          timeZone,
        }}
        rules={{
          perOrder: MAX_QUANTITY,
          fee: formatRate(bpsAsPercent(MINING_RULES.feeBps), locale),
        }}
        locale={locale}
      >
        <LazyAutoRefresh seconds={REFRESH_SECONDS} />
        {heading}
        <div className="mb-4 md:mb-5">
          <SegmentedLinks
            label={t("sections")}
            options={RESALE_VIEWS.map((view) => ({
              href: resaleAddress({ view }),
              label: t(`views.${view}`),
              isCurrent: view === query.view,
            }))}
          />
        </div>
        <ResaleProvider>{section}</ResaleProvider>
      </MarketplaceProvider>
    </Texts>
  );
});
