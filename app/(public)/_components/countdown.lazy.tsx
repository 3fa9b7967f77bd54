"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";
import { useIdleImport } from "./use-idle-import";

const load = () => import("@/app/_shell/time/refreshing-countdown");

/** The running countdown, in the place of the rendered one. */
export function LazyCountdown({
  children,
  ...props
}: Omit<ComponentProps<typeof RefreshingCountdown>, "texts"> & { children: ReactNode }) {
  const t = useTranslations("home.launchpad.countdown");
  const module = useIdleImport(load);
  return module ? (
    <module.RefreshingCountdown
      {...props}
      texts={(key, { days = 0, hours = 0, minutes = 0 } = {}) =>
        key === "days" ? t("days", { days, hours, minutes }) : ""
      }
    />
  ) : (
    children
  );
}
