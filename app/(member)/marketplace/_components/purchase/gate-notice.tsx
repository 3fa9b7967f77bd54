"use client";

import type { OrderGate } from "@/app/_order/order-gate";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/local-time";
import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { useMarket } from "../market-provider";

/** What stands between the member and the order, with the way to it. */
export function GateNotice({ gate }: { gate: OrderGate | null }) {
  const { locale, member, texts } = useMarket();
  const t = texts.purchase.gates;
  return (
    <div role="alert" className="empty:hidden">
      {gate && (
        <Notice tone="warn">
          {gate.until
            ? fillText(t.hold, { time: localTime(gate.until, locale, member.timeZone) })
            : t[gate.kind === "hold" ? "holdUnknown" : gate.kind]}{" "}
          <TextLink href={gate.href}>{t[`${gate.kind}Link`]}</TextLink>
        </Notice>
      )}
    </div>
  );
}
