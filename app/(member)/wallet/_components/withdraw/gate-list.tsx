"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { Notice } from "@/app/_ui/state/notice";
import type { WithdrawGate } from "@/lib/domain/wallet/gates";
import { KYC_PATH, SECURITY_PATH, TWO_FACTOR_PATH } from "@/lib/paths";
import { useMoney } from "../money-provider";

/** A gate in words, with the way to it. */
function Gate({ gate }: { gate: WithdrawGate }) {
  const { locale, member } = useMoney();
  const t = useTranslations("withdraw");
  const row = (text: string, link: string, href: string) => (
    <li>
      <p>{text}</p>
      <TextLink href={href}>{link}</TextLink>
    </li>
  );
  switch (gate.kind) {
    case "kyc":
      return row(t(`gateKyc.${gate.check ?? "open"}`), t("gateKycLink"), KYC_PATH);
    case "twoFactor":
      return row(t("gateTwoFactor"), t("gateTwoFactorLink"), TWO_FACTOR_PATH);
    case "hold":
      return row(
        gate.until
          ? t("gateHold", { time: localTime(gate.until, locale, member.timeZone) })
          : t("gateHoldUnknown"),
        t("gateHoldLink"),
        SECURITY_PATH,
      );
    case "lock":
      return row(
        t("gateLock", { time: localTime(gate.until, locale, member.timeZone) }),
        t("gateHoldLink"),
        SECURITY_PATH,
      );
  }
}

interface GateListProps {
  gates: readonly WithdrawGate[];
  /** The fee stands beside them. */
  hasFee?: boolean;
}

/** What stands between the member and a withdrawal, each with the way to it. */
export function GateList({ gates, hasFee = false }: GateListProps) {
  const t = useTranslations("withdraw");
  if (gates.length === 0) return null;
  return (
    <div role="status">
      <Notice tone="warn" title={t("gateTitle")}>
        <ul className="mt-1 grid gap-1">
          {gates.map((gate) => (
            <Gate key={gate.kind} gate={gate} />
          ))}
        </ul>
        {hasFee && <p className="mt-1">{t("gateFree")}</p>}
      </Notice>
    </div>
  );
}
