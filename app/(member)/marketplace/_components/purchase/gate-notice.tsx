"use client";

import { useTranslations } from "next-intl";
import type { OrderGate } from "@/app/_order/order-gate";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { Notice } from "@/app/_ui/state/notice";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { useMarketplace } from "../marketplace-provider";

/** What stands between the member and the order, with the way to it. */
export function GateNotice({ gate }: { gate: OrderGate | null }) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("marketplace.purchase.gates");
  return (
    <div role="alert" className="empty:hidden">
      {gate && (
        <Notice tone="warn">
          {gate.until
            ? t("hold", { time: localTime(gate.until, locale, member.timeZone) })
            : t(gate.kind === "hold" ? "holdUnknown" : gate.kind)}
          {sentenceGap(locale)}
          <TextLink href={gate.href}>{t(`${gate.kind}Link`)}</TextLink>
        </Notice>
      )}
    </div>
  );
}
