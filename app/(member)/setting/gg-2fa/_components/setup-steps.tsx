"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Card } from "@/app/_ui/card";
import { ErrorState } from "@/app/_ui/error-state";
import { Skeleton } from "@/app/_ui/skeleton";
import { enableTwoFactor, startSetup, type TwoFactorSetup } from "@/lib/two-factor/client";
import { Step } from "./step";

const CodeForm = lazy(() => import("./code-form"));
const SetupKey = lazy(() => import("./setup-key"));

interface SetupStepsProps {
  takesFocus: boolean;
  onEnabled: (codes: readonly string[]) => void;
}

/** App, key, code: three steps, of which the last two open when the member asks for the key. */
export function SetupSteps({ takesFocus, onEnabled }: SetupStepsProps) {
  const t = useTranslations("twoFactorPage");
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const isAsking = useRef(false);

  async function begin() {
    if (isAsking.current) return;
    isAsking.current = true;
    setState("loading");
    try {
      setSetup(await startSetup());
      setState("idle");
    } catch {
      setState("failed");
    }
    isAsking.current = false;
  }

  const button = (text: string) => (
    <Button tone="primary" isPending={state === "loading"} onClick={begin}>
      {state === "loading" ? t("beginning") : text}
    </Button>
  );
  const isClosed = setup === null;
  return (
    <Card className="max-w-[48rem]">
      <ol>
        <Step number={1} title={t("stepApp")} takesFocus={takesFocus}>
          <p className="text-md text-muted">{t("stepAppText")}</p>
          {isClosed && state !== "failed" && <div className="mt-4">{button(t("begin"))}</div>}
          {state === "failed" && (
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
                }}
                tone="primary"
                send={enableTwoFactor}
                onDone={(codes) => onEnabled(codes as readonly string[])}
              />
            </Suspense>
          )}
        </Step>
      </ol>
    </Card>
  );
}
