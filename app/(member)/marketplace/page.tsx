import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { TextLink } from "@/app/_shell/forms/text-link";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import { MAX_QUANTITY } from "@/lib/contract/marketplace";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { hasPasskey } from "@/lib/domain/account/passkey";
import { readProfile, readTimeZone, startIfValid } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { type MarketplaceTab, parseMarketplaceQuery } from "@/lib/domain/marketplace/query";
import { renewability } from "@/lib/domain/marketplace/renewal";
import {
  countMachines,
  readMachine,
  readOrders,
  readProducts,
} from "@/lib/domain/marketplace/server";
import { readMiningRate } from "@/lib/domain/mining/server";
import { readPrices } from "@/lib/domain/price/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { single } from "@/lib/list/search-params";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { sellMachinePath } from "@/lib/paths";
import { startReads } from "@/lib/session/server";
import { BoostCard } from "./_components/catalogue/boost-card";
import { MachineCatalogue } from "./_components/machine-catalogue";
import { MarketplaceProvider } from "./_components/marketplace-provider";
import { MarketplaceTabs } from "./_components/marketplace-tabs";
import { MissingMarketplace } from "./_components/missing-marketplace";
import { OrdersSection } from "./_components/orders/orders-section";
import { PurchaseProvider } from "./_components/purchase/purchase-provider";
import { RenewalOpener } from "./_components/renewal/renewal-opener";
import type { SectionProps } from "./_components/section-props";

interface RenewalProps {
  /** As the address names the machine. */
  id: string;
  timeZone: string;
}

/** What can be done with a machine, or a notice of why it cannot be renewed. */
async function renewalOf({ id, timeZone }: RenewalProps) {
  const [t, resale, found, products, offered] = await Promise.all([
    getTranslations("marketplace.renewal"),
    getTranslations("resale"),
    readProfile().then(({ isValid }) => (isValid ? readMachine(id) : null)),
    readProducts("machine"),
    readCapabilities(),
  ]);
  if (!found) {
    const notice = (
      <Notice tone="warn" title={t("unknownTitle")} className="mb-5">
        {t("unknownText")}
      </Notice>
    );
    return { target: null, notice };
  }
  const { machine, nowMs } = found;
  const product = products?.find((one) => one.id === machine.productId);
  const state = product || machine.isForSale ? renewability(machine, nowMs) : "notOffered";
  const name = machine.model;
  if (state === "forSale") {
    const notice = (
      <Notice tone="warn" title={t("forSaleTitle", { name })} className="mb-5">
        <p>{t("forSaleText")}</p>
        <TextLink href={sellMachinePath()}>{resale("takeOff")}</TextLink>
      </Notice>
    );
    return { target: null, notice };
  }
  const modes = [
    ...(state === "possible" ? (["renew"] as const) : []),
    ...(offered.upgrade && machine.upgrade ? (["upgrade"] as const) : []),
  ];
  if (product && modes.length > 0) {
    return { target: { product, machine, modes }, notice: null };
  }
  const notice = (
    <Notice
      tone="warn"
      title={t(state === "tooLate" ? "tooLateTitle" : "notOfferedTitle", { name })}
      className="mb-5"
    >
      {state === "tooLate"
        ? t.rich("tooLateText", {
            time: () => (
              <MemberTime
                at={machine.renewUntil ?? machine.endsAt}
                timeZone={timeZone}
                look="sentence"
              />
            ),
          })
        : t("notOfferedText")}
    </Notice>
  );
  return { target: null, notice };
}

async function Renewal(props: RenewalProps) {
  const { target, notice } = await renewalOf(props);
  return (
    <RenewalOpener key={props.id} target={target}>
      {notice}
    </RenewalOpener>
  );
}

/** Boosts for sale, how they work, and from which power on they are worth their price. */
async function BoostsSection({ terms }: SectionProps) {
  const [locale, t, products, prices] = await Promise.all([
    getLocale(),
    getTranslations("marketplace"),
    readProducts("boost"),
    unlessDown(readPrices()),
  ]);
  if (!products) return <MissingMarketplace />;
  return (
    <>
      <Notice tone="info" className="mb-5">
        {t("boostsText", { percent: formatRate(bpsAsPercent(MINING_RULES.maxBoostBps), locale) })}
      </Notice>
      {products.length === 0 ? (
        <Card>
          <EmptyState art="machines" title={t("noBoostsTitle")} text={t("noBoostsText")} />
        </Card>
      ) : (
        <ul aria-label={t("product.boosts")} className="grid gap-5 sm:grid-cols-2">
          {products.map((product) => (
            <BoostCard key={product.id} product={product} terms={terms} prices={prices ?? []} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What the products and their dialogs say. */
const TEXTS = [
  "codeField",
  "marketplace.details.machineText",
  "marketplace.details.title",
  "marketplace.product.buy",
  "marketplace.product.buyName",
  "marketplace.product.details",
  "marketplace.product.detailsOf",
  "marketplace.product.efficiency",
  "marketplace.product.power",
  "marketplace.product.soldOut",
  "marketplace.purchase",
  "marketplace.receipt",
  "mining.machines.efficiency",
  "mining.machines.powerValue",
  "order",
  "profile.verifyEmail",
  "topUp",
  "transfer.codeEmpty",
] as const;

export const generateMetadata = () => pageMetadata("marketplace");

const REFRESH_SECONDS = 60;

const SECTIONS: Readonly<
  Record<MarketplaceTab, (props: SectionProps) => Promise<React.ReactNode>>
> = {
  machines: MachineCatalogue,
  boosts: BoostsSection,
  orders: OrdersSection,
};

export default memberPage(async ({ searchParams }: PageProps<"/marketplace">) => {
  const params = await searchParams;
  const query = parseMarketplaceQuery(params);
  const renewed = single(params, "renew");
  startReads(readWallets());
  if (query.tab === "machines") startReads(readProducts("machine"));
  if (query.tab === "boosts") startReads(readProducts("boost"));
  if (query.tab === "orders") startReads(readOrders(query.page, query.pageSize));
  await startIfValid(() => {
    startReads(readMiningRate());
    if (query.tab === "machines") startReads(countMachines());
    if (renewed) startReads(readMachine(renewed));
  });
  const [locale, user, timeZone] = await Promise.all([
    getLocale(),
    readFrameUser(),
    readTimeZone(),
  ]);
  const isValid = user && user.isValid === true;
  const rate = await (isValid ? unlessDown(readMiningRate()) : null);
  const terms = {
    fee: formatRate(rate?.feePercent ?? bpsAsPercent(MINING_RULES.feeBps), locale),
    ratePerThDay: rate?.network?.ratePerThDay ?? null,
  };
  const [t, titles, wallets, section, renewal] = await Promise.all([
    getTranslations("marketplace"),
    getTranslations("titles"),
    unlessDown(readWallets()),
    memberSection(
      () => SECTIONS[query.tab]({ query, terms, isValid, timeZone }),
      `marketplace.tabs.${query.tab}`,
    ),
    renewed
      ? memberSection(() => Renewal({ id: renewed, timeZone }), "mining.machines.action")
      : null,
  ]);
  return (
    <Texts of={TEXTS}>
      <MarketplaceProvider
        initial={wallets ?? new Map()}
        member={{
          id: memberId(user),
          hasTwoFactor: user?.gg2FAEnabled === true,
          hasPasskey: hasPasskey(user),
          needsEmail: user?.emailVerified === false && !isValid,
          timeZone,
        }}
        rules={{ perOrder: MAX_QUANTITY, fee: terms.fee }}
        locale={locale}
      >
        <LazyAutoRefresh seconds={REFRESH_SECONDS} />
        <PageHeading isHeardOnPhones title={titles("marketplace")} text={t("text")} />
        <MarketplaceTabs current={query.tab} />
        {renewal}
        <PurchaseProvider>{section}</PurchaseProvider>
      </MarketplaceProvider>
    </Texts>
  );
});
