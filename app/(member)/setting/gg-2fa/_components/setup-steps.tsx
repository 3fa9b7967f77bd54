"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useStepUp } from "@/app/_shell/step-up/use-step-up";
import { Button } from "@/app/_ui/control/button";
import { Card } from "@/app/_ui/data/card";
import { ErrorState } from "@/app/_ui/state/error-state";
import { Skeleton } from "@/app/_ui/state/skeleton";
import {
  CODES_LOST,
  enableTwoFactor,
  ON_ALREADY,
  startSetup,
  type TwoFactorSetup,
} from "@/lib/domain/two-factor/client";
import { loadPatiently } from "@/lib/live/network";
import { FocusHeading } from "../../_components/focus-heading";
import { noteLostCodes } from "../../_components/use-unsaved-codes";

interface StepProps {
  number: number;
  title: string;
  /** Not to be done yet. */
  isClosed?: boolean;
  takesFocus?: boolean;
  children: ReactNode;
}

/** One numbered step, tied to the next by a line. */
function Step({ number, title, isClosed = false, takesFocus = false, children }: StepProps) {
  return (
    <li className="relative flex gap-4 pb-7 last:pb-0 [&:last-child>.step-line]:hidden">
      <span aria-hidden className="step-line absolute start-4 top-9 bottom-1 w-px bg-line-strong" />
      <span
        aria-hidden
        className={`figures relative grid size-8 shrink-0 place-items-center rounded-full text-md font-semibold ${isClosed ? "border border-line-strong text-muted" : "bg-accent text-on-accent"}`}
      >
        {number}
      </span>
      <div className={`min-w-0 flex-1 pt-0.5 ${isClosed ? "text-muted" : ""}`}>
        <FocusHeading takesFocus={takesFocus}>{title}</FocusHeading>
        <div className="mt-1.5">{children}</div>
      </div>
    </li>
  );
}

const CodeForm = lazy(() => loadPatiently(() => import("./code-form")));
const SetupKey = lazy(() => loadPatiently(() => import("./setup-key")));

interface SetupStepsProps {
  takesFocus: boolean;
  onEnabled: (codes: readonly string[]) => void;
  /** It is on by another call, or by one from here whose recovery codes were lost. */
  onFoundOn: (areCodesLost: boolean) => void;
  /** It may be on, by a call whose recovery codes nobody has seen. */
  onLost: () => void;
}

/** App, key, code: three steps, of which the last two open when the member asks for the key. */
export function SetupSteps({ takesFocus, onEnabled, onFoundOn, onLost }: SetupStepsProps) {
  const t = useTranslations("twoFactorPage");
  const stepUp = useStepUp();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { isPending, run } = useSingleFlight();
  const isUndecided = useRef(false);

  async function begin() {
    setFailed(false);
    const started = await startSetup();
    if (started === ON_ALREADY) onFoundOn(false);
    else setSetup(started);
  }

  function noteLoss(): void {
    isUndecided.current = true;
    onLost();
  }

  const button = (text: string) => (
    <Button tone="primary" isPending={isPending} onClick={() => run(begin, () => setFailed(true))}>
      {isPending ? t("beginning") : text}
    </Button>
  );
  const isClosed = setup === null;
  return (
    <Card className="xl:max-w-[48rem]">
      <ol>
        <Step number={1} title={t("stepApp")} takesFocus={takesFocus}>
          <p className="text-md text-muted">{t("stepAppText")}</p>
          {isClosed && !hasFailed && <div className="mt-4">{button(t("begin"))}</div>}
          {hasFailed && (
            <ErrorState
              title={t("setupFailedTitle")}
              text={t("setupFailedText")}
              action={button(t("retry"))}
            />
          )}
        </Step>
        <Step number={2} title={t("stepScan")} isClosed={isClosed} takesFocus={!isClosed}>
          {setup && (
            <Suspense fallback={<Skeleton className="size-52 rounded-inset" />}>
              <SetupKey setup={setup} />
            </Suspense>
          )}
        </Step>
        <Step number={3} title={t("stepCode")} isClosed={isClosed}>
          {setup && (
            <Suspense>
              <CodeForm
                texts={{
                  label: t("code"),
                  hint: t("codeHint"),
                  submit: t("enable"),
                  submitting: t("enabling"),
                  failed: t("enableFailed"),
                  unknown: t("enableUnknown"),
                  undone: t("enableStillOff"),
                }}
                tone="primary"
                send={(code) =>
                  stepUp.confirmed(
                    { action: "second_factor_change", what: t("enable"), sent: {}, shown: [] },
                    (proof) => noteLostCodes(enableTwoFactor(code, proof), noteLoss),
                  )
                }
                onDone={(codes) => {
                  if (codes === ON_ALREADY || codes === CODES_LOST)
                    onFoundOn(codes === CODES_LOST || isUndecided.current);
                  else if (codes) onEnabled(codes as readonly string[]);
                }}
              />
            </Suspense>
          )}
        </Step>
      </ol>
      {stepUp.dialog}
    </Card>
  );
}
