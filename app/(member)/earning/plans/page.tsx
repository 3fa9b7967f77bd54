import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { productNames } from "@/app/_shell/plans/product-name";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { User } from "@/lib/contract/account";
import { MAX_PLANS, planSlotAfter } from "@/lib/contract/rules/plan-slots";
import { hasPasskey } from "@/lib/domain/account/passkey";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { planPairs } from "@/lib/domain/plan/pairs";
import { readPlans } from "@/lib/domain/plan/server";
import { readStakingProducts } from "@/lib/domain/staking/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { pageNumber, single } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { startReads } from "@/lib/session/server";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { NewPlanButton, type PlanOffers } from "./_components/new-plan-button";
import { PlanSection, RunSection } from "./_components/plan-section";
import type { PlansPlace } from "./_components/plans-href";

/** What a plan may repeat, and what its form has to know of the member. */
async function planOffers(user: User): Promise<PlanOffers> {
  const [t, locale, wallets, products, nameOf] = await Promise.all([
    getTranslations("transactions"),
    getLocale(),
    unlessDown(readWallets()),
    unlessDown(readStakingProducts()),
    productNames(),
  ]);
  const all = [...(wallets?.values() ?? [])];
  return {
    pairs: planPairs(all).map((pair) => ({ ...pair, name: t("converted", { ...pair }) })),
    products: (products?.items ?? [])
      .filter(({ status }) => status === "open")
      .map(({ id, days, symbol }) => ({ id, symbol, name: nameOf(days) })),
    available: Object.fromEntries(all.map(({ symbol, available }) => [symbol, available])),
    hasFactor: user.gg2FAEnabled === true || hasPasskey(user),
    memberId: memberId(user),
    locale,
    timeZone: timeZoneOf(user.timeZone),
  };
}

interface PlansProps {
  user: User;
  /** Names the plan whose runs are listed; the first where it is unknown. */
  place: PlansPlace;
}

async function readOfferedPlans() {
  const { plans } = await readCapabilities();
  return plans && Promise.all([readPlans(), readWallets(), readStakingProducts()]);
}

async function MissingPlans() {
  const t = await getTranslations("plans");
  return (
    <Card>
      <EmptyState art="stake" title={t("missingTitle")} text={t("missingText")} />
    </Card>
  );
}

async function Plans({ user, place }: PlansProps) {
  const timeZone = timeZoneOf(user.timeZone);
  const [t, plans, offers, isStakingKnown] = await Promise.all([
    getTranslations("plans"),
    readPlans(),
    planOffers(user),
    unlessDown(readStakingProducts().then(() => true)),
  ]);
  // An upstream may name plans among its capabilities and have no call for them.
  if (!plans) return <MissingPlans />;
  const { pairs, products, available } = offers;
  const isKnown = isStakingKnown && Object.keys(available).length > 0;
  const isNothingOffered = isKnown && pairs.length === 0 && products.length === 0;
  const full = t("full", { count: MAX_PLANS });
  const running = plans.filter(({ state }) => state !== "ended");
  const plan = plans.find(({ id }) => id === place.plan) ?? plans[0];
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanSection
        plans={plans}
        place={place}
        timeZone={timeZone}
        action={
          <Texts of={["plans.new"]}>
            <NewPlanButton
              offers={offers}
              full={isNothingOffered ? t("missingTitle") : running.length < MAX_PLANS ? null : full}
            />
          </Texts>
        }
      />
      {plan && (await memberSection(() => RunSection({ plan, place, timeZone }), "plans.runs"))}
    </div>
  );
}

export const generateMetadata = () => pageMetadata("plans");

export default memberPage(async ({ searchParams }: PageProps<"/earning/plans">) => {
  startReads(readOfferedPlans());
  const [params, t, titles, locale, user, { plans: isOffered }] = await Promise.all([
    searchParams,
    getTranslations("plans"),
    getTranslations("titles"),
    getLocale(),
    readProfile(),
    readCapabilities(),
  ]);
  const slot = new Date(planSlotAfter("day", null, serviceClock.now()));
  const timeZone = timeZoneOf(user.timeZone);
  const time = dateFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(slot);
  const heading = (
    <>
      <PageHeading
        isHeardOnPhones
        title={titles("plans")}
        text={isOffered && t("text", { time })}
      />
      <EarningTabs current="plans" />
    </>
  );
  if (!isOffered) {
    return (
      <>
        {heading}
        <MissingPlans />
      </>
    );
  }
  const place = {
    plan: single(params, "plan"),
    page: pageNumber(params),
    list: pageNumber(params, "list"),
  };
  const shown = await memberSection(() => Plans({ user, place }), "plans.title");
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      {heading}
      {shown}
    </>
  );
});
