import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";

/** Until a round opens or closes: by days, hours and minutes, in the last day by the clock. */
export function RunningRoundCountdown(
  props: Omit<ComponentProps<typeof RefreshingCountdown>, "texts">,
) {
  const t = useTranslations("home.launchpad.countdown");
  return (
    <RefreshingCountdown
      {...props}
      texts={(key, { days = 0, hours = 0, minutes = 0 } = {}) =>
        key === "days" ? t("days", { days, hours, minutes }) : ""
      }
    />
  );
}
