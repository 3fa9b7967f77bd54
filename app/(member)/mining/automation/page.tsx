import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { productNames } from "@/app/_shell/plans/product-name";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { localTime } from "@/app/_shell/time/local-time";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { MiningAutomation } from "@/lib/contract/automation/mining-automation";
import { planSlotAfter } from "@/lib/contract/rules/plan-slots";
import { MBTC, MERLIN } from "@/lib/contract/values/tokens";
import { readProfile, startIfValid } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readAutomationRuns, readMiningAutomation } from "@/lib/domain/mining-automation/server";
import { readStakingProducts } from "@/lib/domain/staking/server";
import { readSavedAddresses, readWallets } from "@/lib/domain/wallet/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { pageNumber } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { startReads } from "@/lib/session/server";
import { readWithdrawGates } from "../../_components/read-withdraw-gates";
import { gateWords } from "../../_components/withdraw-gate";
import { LockedPage } from "../_components/locked-page";
import { parseMiningQuery } from "../_components/mining-query";
import { MiningTabs } from "../_components/mining-tabs";
import { AutomationState } from "./_components/automation-state";
import { LazyClaimForm } from "./_components/claim-form.lazy";
import { PayoutCard } from "./_components/payout-card";
import { AutomationRunSection } from "./_components/run-section";
import { SettingsShape } from "./_components/settings-shape";

interface StateCardProps {
  automation: MiningAutomation;
  timeZone: string;
}

/** When it runs next, or why it does not. */
async function StateCard({ automation, timeZone }: StateCardProps) {
  const t = await getTranslations("automation");
  const { state, pausedBecause, nextRunAt, autoClaim, payout } = automation;
  const isPaused = state === "paused";
  const isOn = autoClaim || Boolean(payout);
  return (
    <Card className="max-md:p-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p className="text-base">
        {isPaused && t(pausedBecause === "freeze" ? "pausedByFreeze" : "paused")}
        {!isPaused && !nextRunAt && t("idle")}
        {!isPaused &&
          nextRunAt &&
          t.rich("nextRun", {
            time: () => <MemberTime at={nextRunAt} timeZone={timeZone} look="sentence" />,
          })}
      </p>
      {(isOn || isPaused) && (
        <Texts of={["automation.failed", "plans.pause", "plans.resume"]}>
          <AutomationState isPaused={isPaused} />
        </Texts>
      )}
    </Card>
  );
}

const CLAIM_TEXTS = [
  "amountField",
  "automation.autoClaim",
  "automation.autoClaimHint",
  "automation.compound",
  "automation.compoundNone",
  "automation.failed",
  "automation.minimum",
  "automation.minimumHint",
  "automation.save",
  "automation.saved",
  "automation.saving",
] as const;

async function MissingAutomation() {
  const t = await getTranslations("automation");
  return (
    <Card>
      <EmptyState art="session" title={t("missingTitle")} text={t("missingText")} />
    </Card>
  );
}

async function ClaimCard({ automation }: Pick<StateCardProps, "automation">) {
  const [t, locale, products, nameOf] = await Promise.all([
    getTranslations("automation"),
    getLocale(),
    unlessDown(readStakingProducts()),
    productNames(),
  ]);
  const { autoClaim, minimum, compoundProductId } = automation;
  const offered = (products?.items ?? []).filter(
    ({ id, status }) => status === "open" || id === compoundProductId,
  );
  // Without an option of its own it would be saved as none.
  const isUnlisted = compoundProductId && !offered.some(({ id }) => id === compoundProductId);
  return (
    <Card className="h-full max-md:p-4">
      <CardHeading>{t("claimTitle")}</CardHeading>
      <Texts of={CLAIM_TEXTS}>
        <LazyClaimForm
          key={`${autoClaim} ${minimum} ${compoundProductId}`}
          automation={{ autoClaim, minimum, compoundProductId }}
          products={[
            ...offered.map(({ id, days }) => ({ id, name: nameOf(days) })),
            ...(isUnlisted ? [{ id: compoundProductId, name: t("compoundUnlisted") }] : []),
          ]}
          compoundHint={t("compoundHint", { symbol: offered[0]?.symbol ?? MERLIN })}
          locale={locale}
        />
      </Texts>
    </Card>
  );
}

export const generateMetadata = () => pageMetadata("automation");

async function readOffered(page: number) {
  const { automation } = await readCapabilities();
  return (
    automation &&
    Promise.all([
      readMiningAutomation(),
      readWallets(),
      readSavedAddresses(),
      readStakingProducts(),
      readAutomationRuns(page),
    ])
  );
}

export default memberPage(async ({ searchParams }: PageProps<"/mining/automation">) => {
  const params = await searchParams;
  const page = pageNumber(params);
  await startIfValid(() => startReads(readOffered(page)));
  const [t, withdraw, titles, locale, user, capabilities] = await Promise.all([
    getTranslations("automation"),
    getTranslations("withdraw"),
    getTranslations("titles"),
    getLocale(),
    readProfile(),
    readCapabilities(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const slot = new Date(planSlotAfter("day", null, serviceClock.now()));
  const time = dateFormat(locale, { hour: "numeric", minute: "2-digit", timeZone }).format(slot);
  const isOffered = capabilities.automation ?? false;
  if (!user.isValid) {
    return (
      <>
        <PageHeading title={titles("automation")} />
        <LockedPage user={user} />
      </>
    );
  }
  const heading = (
    <>
      <PageHeading
        title={titles("automation")}
        text={isOffered && <span className="max-md:sr-only">{t("text", { time })}</span>}
      />
      <MiningTabs query={parseMiningQuery({})} isAutomation />
    </>
  );
  if (!isOffered) {
    return (
      <>
        {heading}
        <MissingAutomation />
      </>
    );
  }
  const settings = await memberSection(
    async () => {
      const [automation, wallets] = await Promise.all([
        readMiningAutomation(),
        unlessDown(readWallets()),
      ]);
      // An upstream may name it among its capabilities and have no call for it.
      if (!automation) return <MissingAutomation />;
      const available = wallets?.get(MBTC)?.available ?? null;
      const gates = (await readWithdrawGates(user)).map((gate) =>
        gateWords(gate, withdraw, (at) => localTime(at, locale, timeZone)),
      );
      const payout = await memberSection(
        () => PayoutCard({ payout: automation.payout, gates, timeZone, available }),
        "automation.payoutTitle",
      );
      return (
        <>
          <StateCard automation={automation} timeZone={timeZone} />
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
            <ClaimCard automation={automation} />
            {payout}
          </div>
        </>
      );
    },
    "titles.automation",
    <SettingsShape />,
  );
  const runs = await memberSection(
    () => AutomationRunSection({ page, timeZone }),
    "automation.runs",
  );
  return (
    <>
      {heading}
      <div className="grid grid-cols-1 gap-5">
        {settings}
        {runs}
      </div>
    </>
  );
});
