import { Check, Clock } from "lucide";
import type { Route } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { Progress } from "@/app/_ui/data/progress";
import {
  type FirstStepName,
  type FirstStepState,
  firstSteps,
} from "@/lib/domain/account/first-steps";
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

const SIGNS: Readonly<Record<FirstStepState, string>> = {
  done: "bg-tint-up text-up",
  waiting: "bg-tint-warn text-warn",
  open: "border border-line-strong",
};

async function readHasMined(): Promise<boolean | null> {
  const state = await readMiningState().catch(() => null);
  if (state?.kind === "locked") return false;
  return state?.kind === "session" ? hasMined(state.session) : null;
}

/** What a newcomer still has to do, with its progress; a line of praise when nothing is left. */
export async function FirstStepsCard() {
  const [t, user, mined] = await Promise.all([
    getTranslations("dashboard"),
    readProfile(),
    readHasMined(),
  ]);
  const steps = firstSteps(user, mined);
  const done = steps.filter(({ state }) => state === "done").length;
  const count = t("stepsDone", { done, total: steps.length });
  return (
    <Card className="flex h-full flex-col">
      <CardHeading aside={<Badge>{count}</Badge>}>{t("stepsTitle")}</CardHeading>
      <Progress
        percent={(done / Math.max(1, steps.length)) * 100}
        label={t("stepsTitle")}
        text={count}
      />
      <ul className="mt-4 grid gap-1">
        {steps.map(({ name, state }) => (
          <li key={name} className="flex min-h-11 items-center gap-3">
            <span
              aria-hidden
              className={`grid size-6 shrink-0 place-items-center rounded-full ${SIGNS[state]}`}
            >
              {state === "done" && <Icon node={Check} size={14} />}
              {state === "waiting" && <Icon node={Clock} size={14} />}
            </span>
            <span className="min-w-0 grow text-md">{t(`steps.${name}.${state}`)}</span>
            {state === "open" && (
              <Link
                href={WAYS[name]}
                className="relative shrink-0 text-md font-medium text-accent-text after:absolute after:-inset-3"
              >
                {name === "session" && user.isValid ? t("miningStart") : t(`steps.${name}.way`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-4 text-sm text-muted">
        {done === steps.length ? t("stepsComplete") : t("stepsNote")}
      </p>
    </Card>
  );
}
