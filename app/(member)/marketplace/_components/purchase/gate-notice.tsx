"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/local-time";
import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { useMarket } from "../market-provider";
import type { Gate } from "./gate";

/** What stands between the member and the order, with the way to it. */
export function GateNotice({ gate }: { gate: Gate | null }) {
  const { locale, member, texts } = useMarket();
  const t = texts.purchase.gates;
  return (
    <div role="alert" className="empty:hidden">
      {gate && (
        <Notice tone="warn">
          {fillText(t[gate.text], {
            time: gate.until ? localTime(gate.until, locale, member.timeZone) : "",
          })}{" "}
          <TextLink href={gate.href}>{t[gate.link]}</TextLink>
        </Notice>
      )}
    </div>
  );
}
