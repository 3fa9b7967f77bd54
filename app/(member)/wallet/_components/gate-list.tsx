"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { Notice } from "@/app/_ui/state/notice";
import type { WithdrawGate } from "@/lib/domain/wallet/gates";
import { gateWords } from "../../_components/withdraw-gate";
import { useMoney } from "./money-provider";

interface GateListProps {
  gates: readonly WithdrawGate[];
  /** The fee stands beside them. */
  hasFee?: boolean;
}

/** What stands between the member and a withdrawal, each with the way to it. */
export function GateList({ gates, hasFee = false }: GateListProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("withdraw");
  if (gates.length === 0) return null;
  const timeOf = (at: string) => localTime(at, locale, member.timeZone);
  return (
    <div role="status">
      <Notice tone="warn" title={t("gateTitle")}>
        <ul className="mt-1 grid gap-1">
          {gates.map((gate) => {
            const { text, link, href } = gateWords(gate, t, timeOf);
            return (
              <li key={gate.kind}>
                <p>{text}</p>
                <TextLink href={href}>{link}</TextLink>
              </li>
            );
          })}
        </ul>
        {hasFee && <p className="mt-1">{t("gateFree")}</p>}
      </Notice>
    </div>
  );
}
