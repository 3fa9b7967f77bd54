"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { usePolling } from "@/app/_ui/live/use-polling";
import type { DataExports } from "@/lib/contract/records/personal-data";
import { fetchDataExports } from "@/lib/domain/personal-data/client";

const REFRESH_MS = 15_000;

/** Shows the copy once it is ready. */
export function CopyWatch() {
  const t = useTranslations("personalData");
  const refresh = useQuietRefresh();
  const { value } = usePolling<DataExports | null>(fetchDataExports, null, REFRESH_MS);
  const isOver = value !== null && value.latest?.status !== "preparing";
  useEffect(() => {
    if (isOver) refresh();
  }, [isOver, refresh]);
  return <p className="text-md">{t("preparing")}</p>;
}
