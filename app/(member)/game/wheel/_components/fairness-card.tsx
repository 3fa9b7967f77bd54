import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { VerifyButton } from "../../_components/verify/verify-button";

const STEPS = ["commitStep", "addStep", "drawStep", "revealStep"] as const;

/** The rules of the wheel, how its fairness can be proved, and the check of any spin. */
export async function FairnessCard() {
  const t = await getTranslations("wheel");
  return (
    <Card className="flex h-full flex-col">
      <CardHeading>{t("fairness")}</CardHeading>
      <ol className="grid gap-4">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3.5">
            <span className="figures grid size-7 shrink-0 place-items-center rounded-full bg-raised text-sm font-semibold text-muted">
              {index + 1}
            </span>
            <p className="min-w-0 pt-0.5 text-md text-muted">{t(step)}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-6 mb-2 text-base">{t("rules")}</h3>
      <ul className="mb-6 grid list-disc gap-1.5 ps-5 text-md text-muted">
        <li>{t("oneSpin")}</li>
        <li>{t("noPurchase")}</li>
        <li>{t("whereTo")}</li>
      </ul>
      <div>
        <VerifyButton spin={null}>{t("verifyAny")}</VerifyButton>
      </div>
    </Card>
  );
}
