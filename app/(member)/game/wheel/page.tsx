import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { type TextPath, Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import type { Wheel } from "@/lib/contract/game";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { averagePrize } from "@/lib/domain/game/average-prize";
import { readTodaysSpin, readWheel } from "@/lib/domain/game/server";
import { serviceClock } from "@/lib/live/service-clock";
import { formatRate } from "@/lib/money/format";
import { GameMissing } from "../_components/game-missing";
import { GameTabs } from "../_components/game-tabs";
import { prizeText } from "../_components/prize-text";
import { PrizeDigits, PrizeValue } from "../_components/prize-value";
import { Verification } from "../_components/verify/verification";
import { VerifyButton } from "../_components/verify/verify-button";
import { wheelLabels } from "./_components/wheel-labels";
import { WheelPanel } from "./_components/wheel-panel";

const PANEL_TEXTS: readonly TextPath[] = [
  "wheel.clientSeed",
  "wheel.committed",
  "wheel.doneToday",
  "wheel.failed",
  "wheel.inWallet",
  "wheel.newSeed",
  "wheel.nextCommitted",
  "wheel.nextIn",
  "wheel.nonce",
  "wheel.openHistory",
  "wheel.openMining",
  "wheel.openWallet",
  "wheel.powerUntil",
  "wheel.ready",
  "wheel.readyText",
  "wheel.refusedToday",
  "wheel.revealed",
  "wheel.seedHint",
  "wheel.seedLabel",
  "wheel.seedProblem",
  "wheel.serverSeed",
  "wheel.spin",
  "wheel.spinning",
  "wheel.turning",
  "wheel.verify",
  "order",
  "countdown",
  "game.prizeWords",
  "prediction.board.balance",
  "prediction.round.won",
];

/** The odds of each segment and what its prize is worth, before anybody plays. */
async function OddsCard({ wheel: { segments } }: { wheel: Wheel }) {
  const [locale, t, common, prizes] = await Promise.all([
    getLocale(),
    getTranslations("wheel"),
    getTranslations("common"),
    getTranslations("game.prizeWords"),
  ]);
  const parts = segments.reduce((sum, { weight }) => sum + weight, 0);
  const average = averagePrize(segments);
  const emptyText = common("notAvailable");
  return (
    <Card>
      <CardHeading>{t("odds")}</CardHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2.5 sm:grid-cols-2 min-[44rem]:grid-cols-4">
        {segments.map(({ index, weight, percent, prize }) => (
          <li key={index} className="min-w-0 rounded-inset bg-raised px-3.5 py-2.5">
            <p className="text-base font-semibold text-balance">
              {prizeText(prize, locale, prizes)}
            </p>
            <dl className="mt-0.5 text-sm text-muted">
              <dt className="sr-only">{t("chance")}</dt>
              <dd className="figures grid gap-x-2 sm:flex sm:justify-between">
                <bdi dir="ltr" className="justify-self-start font-medium text-text">
                  {formatRate(percent, locale)}
                </bdi>
                <span>{t("parts", { weight, parts })}</span>
              </dd>
              <dt className="sr-only">{t("value")}</dt>
              <dd>
                <PrizeValue isInline value={prize.value} locale={locale} emptyText={emptyText} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      {average && (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-md text-muted">
          {t("average")}
          <PrizeValue value={average} locale={locale} emptyText={emptyText} />
        </p>
      )}
      <PrizeDigits
        locale={locale}
        prizes={[
          ...segments.map(({ index, prize }) => ({
            label: `${index + 1} · ${prizeText(prize, locale, prizes)}`,
            value: prize.value,
          })),
          { label: t("average"), value: average },
        ]}
      />
      <p className="mt-4 text-sm text-faint">{t("valueNote")}</p>
    </Card>
  );
}

const STEPS = ["commitStep", "addStep", "drawStep", "revealStep"] as const;

/** The rules of the wheel, how its fairness can be proved, and the check of any spin. */
async function FairnessCard() {
  const t = await getTranslations("wheel");
  return (
    <Card className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <div>
        <CardHeading>{t("fairness")}</CardHeading>
        <ol className="grid gap-3">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3.5">
              <span className="figures grid size-7 shrink-0 place-items-center rounded-full bg-raised text-sm font-semibold text-muted">
                {index + 1}
              </span>
              <p className="min-w-0 pt-0.5 text-md text-muted">{t(step)}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h3 className="mb-2 text-base">{t("rules")}</h3>
        <ul className="mb-5 grid list-disc gap-1.5 ps-5 text-md text-muted">
          <li>{t("oneSpin")}</li>
          <li>{t("noPurchase")}</li>
          <li>{t("whereTo")}</li>
        </ul>
        <VerifyButton spin={null}>{t("verifyAny")}</VerifyButton>
      </div>
    </Card>
  );
}

export const generateMetadata = () => pageMetadata("gameWheel");

export default memberPage(async () => {
  const [locale, t, user, wheel] = await Promise.all([
    getLocale(),
    getTranslations(),
    readProfile(),
    readWheel(),
  ]);
  const heading = (
    <>
      <PageHeading isHeardOnPhones title={t("titles.gameWheel")} text={t("wheel.text")} />
      <GameTabs current="gameWheel" />
    </>
  );
  if (!wheel) {
    return (
      <>
        {heading}
        <GameMissing />
      </>
    );
  }
  return (
    <Verification wheel={wheel}>
      {heading}
      <Card className="mb-5">
        <OrderMember id={memberId(user)}>
          <Texts of={PANEL_TEXTS}>
            <WheelPanel
              wheel={wheel}
              labels={wheelLabels(wheel, locale, (th) => t("game.th", { th }))}
              today={await readTodaysSpin(wheel)}
              serverNow={wheel.serverTime ?? serviceClock.instant()}
              locale={locale}
              timeZone={timeZoneOf(user.timeZone)}
            />
          </Texts>
        </OrderMember>
      </Card>
      <div className="grid gap-4 md:gap-5">
        <OddsCard wheel={wheel} />
        <FairnessCard />
      </div>
    </Verification>
  );
});
