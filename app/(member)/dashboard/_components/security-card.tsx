import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import {
  CardIsland as Card,
  LinkButtonIsland as LinkButton,
  RingIsland as Ring,
} from "@/app/_ui/data/islands";
import { type FirstStepName, firstSteps } from "@/lib/domain/account/first-steps";
import { readProfile } from "@/lib/domain/account/server";
import { hasMined } from "@/lib/domain/mining/progress";
import { readMiningState } from "@/lib/domain/mining/server";
import { PAGES } from "@/lib/routes";

const WAYS: Readonly<Record<FirstStepName, Route>> = {
  email: PAGES.settings.path,
  profile: PAGES.settings.path,
  session: PAGES.mining.path,
  twoFactor: PAGES.twoFactor.path,
  identity: PAGES.kyc.path,
};

async function readHasMined(): Promise<boolean | null> {
  const state = await unlessDown(readMiningState());
  if (state?.kind === "locked") return false;
  return state?.kind === "session" ? hasMined(state.session) : null;
}

/** How much of the account is set up and what comes next; nothing once all is. */
export async function SecurityCard() {
  const [t, user, mined] = await Promise.all([
    getTranslations("dashboard"),
    readProfile(),
    readHasMined(),
  ]);
  const steps = firstSteps(user, mined);
  const done = steps.filter(({ state }) => state === "done").length;
  const next =
    steps.find(({ state }) => state === "open") ?? steps.find(({ state }) => state === "waiting");
  if (!next) return null;
  const { name, state } = next;
  const count = t("stepsDone", { done, total: steps.length });
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-3 p-4! md:px-6!">
      <Ring
        percent={(100 * done) / steps.length}
        label={t("stepsTitle")}
        text={count}
        className="figures size-[min(3rem,72px)] text-sm font-semibold"
      >
        {done}/{steps.length}
      </Ring>
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="font-sans text-sm font-medium text-muted">{t("stepsTitle")}</h2>
        <p className="text-base leading-[1.375rem] font-medium text-pretty">
          {t(`steps.${name}.${state}`)}
        </p>
      </div>
      {state === "open" && (
        <LinkButton href={WAYS[name]} className="max-sm:ms-auto">
          {name === "session" && user.isValid ? t("miningStart") : t(`steps.${name}.way`)}
        </LinkButton>
      )}
    </Card>
  );
}
