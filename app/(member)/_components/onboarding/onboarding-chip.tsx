import { getTranslations } from "next-intl/server";
import { SheetHead } from "@/app/_shell/menu/sheet-head";
import { Ring } from "@/app/_ui/data/ring";
import { LazyHideSteps, LazySheetPopover } from "./onboarding.lazy";
import { readOnboarding } from "./read-onboarding";
import { StepList } from "./step-list";

const STEPS_ID = "first-steps";

/** How many of the first steps are done, in the header until all are; it opens them. */
export async function OnboardingChip() {
  const [t, texts, onboarding] = await Promise.all([
    getTranslations("onboarding"),
    getTranslations(),
    readOnboarding(),
  ]);
  if (!onboarding) return null;
  const { steps, username, isWhole } = onboarding;
  const title = isWhole ? t("title") : texts("airdrop.validity.reachedTitle");
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = texts("dashboard.stepsDone", { done, total: steps.length });
  return (
    <LazySheetPopover
      id={STEPS_ID}
      title={title}
      className="fixed inset-auto end-7 top-[4.25rem] m-0 max-h-[calc(100dvh-5.5rem)] w-100 overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface p-5 text-text shadow-card"
      head={<SheetHead popoverId={STEPS_ID} closeText={texts("common.close")} />}
      openerStyle="grid size-11 place-items-center rounded-full"
      opener={
        <>
          <span className="sr-only">{`${title}, ${progress}`}</span>
          <span aria-hidden className="grid">
            <Ring
              percent={(100 * done) / steps.length}
              label={title}
              text={progress}
              className="figures size-8 text-[min(0.75rem,14px)] font-semibold text-text"
            >
              {done}/{steps.length}
            </Ring>
          </span>
        </>
      }
    >
      <div className="px-3 xxl:px-0">
        <p className="mb-2 text-md text-muted">
          {isWhole ? t("text") : texts("airdrop.validity.reachedText")}
        </p>
        <StepList onboarding={onboarding} />
        <LazyHideSteps username={username} text={t("hide")} />
      </div>
    </LazySheetPopover>
  );
}
