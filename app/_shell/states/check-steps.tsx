import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/app/_ui/data/badge";
import { Notice } from "@/app/_ui/state/notice";

export interface CheckStep {
  title: string;
  value: ReactNode;
  /** Null where there is nothing to compare with; absent for what only follows from the step before. */
  matches?: boolean | null | undefined;
  /** Reads from left to right in every language. */
  isCode?: boolean;
}

interface CheckVerdictProps {
  isSound: boolean;
  title: string;
  text: string;
}

/** The outcome of a check that the browser has made: what is read out of it. */
export function CheckVerdict({ isSound, title, text }: CheckVerdictProps) {
  return (
    <Notice tone={isSound ? "info" : "warn"} title={title}>
      {text}
    </Notice>
  );
}

/** Each step of a check with what was computed and whether it agrees, below its outcome. */
export function CheckSteps({ steps }: { steps: readonly CheckStep[] }) {
  const t = useTranslations("check");
  return (
    <ol className="mt-4 divide-y divide-line">
      {steps.map((step, index) => (
        <li key={step.title} className="grid gap-1 py-3.5 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 flex-1 basis-40 text-md text-muted">
              <span className="figures me-2 text-faint">{index + 1}</span>
              {step.title}
            </p>
            {step.matches === null && <Badge>{t("computed")}</Badge>}
            {typeof step.matches === "boolean" && (
              <Badge tone={step.matches ? "up" : "down"}>
                {t(step.matches ? "match" : "mismatch")}
              </Badge>
            )}
          </div>
          <bdi
            dir={step.isCode ? "ltr" : undefined}
            className="figures justify-self-start text-md font-medium text-balance break-all"
          >
            {step.value}
          </bdi>
        </li>
      ))}
    </ol>
  );
}
