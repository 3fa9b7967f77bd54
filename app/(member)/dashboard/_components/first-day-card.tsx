import { getLocale, getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { CardIsland as Card } from "@/app/_ui/data/islands";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { nextOnboardingStep } from "@/lib/domain/account/onboarding";
import { tomorrowsCheckIn } from "@/lib/domain/airdrop/check-in";
import { readMiningState } from "@/lib/domain/mining/server";
import { PAGES } from "@/lib/routes";
import { CheckInAction } from "../../_components/check-in/check-in-action";
import { LazyHideSteps } from "../../_components/onboarding/onboarding.lazy";
import type { Onboarding } from "../../_components/onboarding/read-onboarding";
import { StepList } from "../../_components/onboarding/step-list";
import { MiningActions } from "./mining-actions";
import { MINING_TEXTS } from "./mining-card";
import { READY_TEXTS } from "./ready-card";
import { readToday } from "./today";

const FIRST_DAY_ID = "first-day";

/** The check-in itself; once it is done, what it has paid stays for a while. */
async function CheckInStep({ isFilled, isDone }: { isFilled: boolean; isDone: boolean }) {
  const [locale, t, validity, today] = await Promise.all([
    getLocale(),
    getTranslations("airdrop.checkIn"),
    getTranslations("airdrop.validity"),
    readToday(),
  ]);
  const { checkIn, isPaid, serverTime } = today;
  if (!checkIn) return null;
  return (
    <Texts of={READY_TEXTS}>
      <CheckInAction
        label={t("submit")}
        tone={isFilled ? "primary" : "outline"}
        date={serverTime.slice(0, 10)}
        tomorrow={isPaid ? tomorrowsCheckIn(checkIn) : null}
        wasValid={false}
        isDone={isDone || checkIn.claimedToday}
        focusId={FIRST_DAY_ID}
        next={{ href: PAGES.mining.path, label: validity("startMining") }}
        locale={locale}
      >
        {null}
      </CheckInAction>
    </Texts>
  );
}

/** The start of the first session, where it is the next step. */
async function SessionStep() {
  const [locale, state] = await Promise.all([getLocale(), unlessDown(readMiningState())]);
  if (state?.kind !== "session") return null;
  const { state: phase, startedAt, unclaimed } = state.session;
  return (
    <Texts of={MINING_TEXTS}>
      <MiningActions
        state={phase}
        startedAt={startedAt ?? null}
        unclaimed={unclaimed}
        locale={locale}
      />
    </Texts>
  );
}

/** The first day: what brings the free machine to work, with the next step's own button. */
export async function FirstDayCard({ onboarding }: { onboarding: Onboarding }) {
  const [t, dashboard, validity] = await Promise.all([
    getTranslations("onboarding"),
    getTranslations("dashboard"),
    getTranslations("airdrop.validity"),
  ]);
  const { steps, username, isWhole } = onboarding;
  const next = nextOnboardingStep(steps);
  const isCheckedIn = steps.some(({ name, isDone }) => name === "checkIn" && isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card id={FIRST_DAY_ID} tabIndex={-1} className="max-md:p-4">
      <div className="mb-2 flex items-center justify-between gap-4">
        <div className="min-w-0">
          {steps.length > 1 && (
            <p className="figures text-sm font-medium text-accent-text">
              {dashboard("stepsDone", { done, total: steps.length })}
            </p>
          )}
          <h2 className="mt-0.5 text-2xl text-balance">
            {isWhole ? t("title") : validity("reachedTitle")}
          </h2>
          <p className="mt-1 text-md text-pretty text-muted">
            {isWhole ? t("text") : validity("reachedText")}
          </p>
        </div>
        <MachineDrawing name="Starter" th={null} className="size-24 shrink-0 max-sm:size-20" />
      </div>
      <StepList
        onboarding={onboarding}
        actions={{
          ...((next === "checkIn" || isCheckedIn) && {
            checkIn: <CheckInStep isFilled={!onboarding.needsEmail} isDone={isCheckedIn} />,
          }),
          ...(next === "session" && { session: <SessionStep /> }),
        }}
      />
      <LazyHideSteps username={username} text={t("hide")} />
    </Card>
  );
}
