"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { Notice } from "@/app/_ui/state/notice";
import { fillText } from "@/app/_ui/text/fill-text";
import type { WithdrawGate } from "@/lib/domain/wallet/gates";
import { PAGES } from "@/lib/routes";
import { useMoney } from "../money-provider";
import type { MoneyTexts } from "../money-texts";

function gateText(
  gate: WithdrawGate,
  t: MoneyTexts["withdraw"],
  timeText: (at: string) => string,
): { text: string; link: string; href: string } {
  switch (gate.kind) {
    case "kyc":
      return {
        text: gate.isPending ? t.gateKycPending : t.gateKyc,
        link: t.gateKycLink,
        href: PAGES.kyc.path,
      };
    case "twoFactor":
      return { text: t.gateTwoFactor, link: t.gateTwoFactorLink, href: PAGES.twoFactor.path };
    case "hold":
      return {
        text: gate.until ? fillText(t.gateHold, { time: timeText(gate.until) }) : t.gateHoldUnknown,
        link: t.gateHoldLink,
        href: PAGES.security.path,
      };
  }
}

/** What stands between the member and a withdrawal, each with the way to it. */
export function GateList({ gates }: { gates: readonly WithdrawGate[] }) {
  const { locale, member, texts } = useMoney();
  const t = texts.withdraw;
  if (gates.length === 0) return null;
  const timeText = (at: string) => localTime(at, locale, member.timeZone);
  return (
    <div role="status">
      <Notice tone="warn" title={t.gateTitle}>
        <ul className="mt-1 grid gap-1">
          {gates.map((gate) => {
            const { text, link, href } = gateText(gate, t, timeText);
            return (
              <li key={gate.kind}>
                <p>{text}</p>
                <TextLink href={href}>{link}</TextLink>
              </li>
            );
          })}
        </ul>
        <p className="mt-1">{t.gateFree}</p>
      </Notice>
    </div>
  );
}
