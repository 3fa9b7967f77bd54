"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { Segmented } from "@/app/_ui/control/segmented";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { savePlacement } from "@/lib/domain/team/client";

export type Placement = "auto" | "left" | "right" | "hold";

interface PlacementChoiceProps {
  placement: Placement;
  /** For how many hours newcomers can wait to be placed; null where they cannot. */
  holdingHours: number | null;
}

const ORDER: readonly Placement[] = ["left", "auto", "right", "hold"];

/** The choice holds at once and is saved behind it; what cannot be saved goes back. */
export function PlacementChoice({ placement, holdingHours }: PlacementChoiceProps) {
  const t = useTranslations("team.placement");
  const [isSaved, setSaved] = useState(false);
  const choice = useSavedAtOnce(
    placement,
    () => setSaved(false),
    async (value) => {
      await savePlacement(value);
      setSaved(true);
    },
    (reason) => void showErrorToast(reason || t("failed")),
  );
  const order = ORDER.filter((one) => one !== "hold" || holdingHours !== null || placement === one);
  const explained =
    choice.value === "hold"
      ? t("held", { hours: holdingHours ?? 0 })
      : t(`explained.${choice.value}`);
  return (
    <>
      <div dir="ltr">
        <Segmented
          label={t("label")}
          isLabelHidden
          name="placement"
          value={choice.value}
          options={order.map((value) => ({ value, label: t(`names.${value}`) }))}
          onChange={choice.choose}
        />
      </div>
      <p className="mt-3 text-md">{explained}</p>
      <p role="status" className="mt-1 text-sm font-medium text-up empty:hidden">
        {isSaved && t("saved")}
      </p>
    </>
  );
}
