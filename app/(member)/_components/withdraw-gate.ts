import type { useTranslations } from "next-intl";
import type { WithdrawGate } from "@/lib/domain/wallet/gates";
import { KYC_PATH, SECURITY_PATH, TWO_FACTOR_PATH } from "@/lib/paths";

interface GateWords {
  readonly text: string;
  readonly link: string;
  readonly href: typeof KYC_PATH | typeof SECURITY_PATH | typeof TWO_FACTOR_PATH;
}

/**
 * A gate in words, with the way to it.
 * @param t the translator of `withdraw`
 * @param timeOf how a moment reads in its sentence
 */
export function gateWords(
  gate: WithdrawGate,
  t: ReturnType<typeof useTranslations<"withdraw">>,
  timeOf: (at: string) => string,
): GateWords {
  switch (gate.kind) {
    case "kyc":
      return {
        text: t(`gateKyc.${gate.check ?? "open"}`),
        link: t("gateKycLink"),
        href: KYC_PATH,
      };
    case "twoFactor":
      return {
        text: t(gate.orPasskey ? "gateTwoFactor" : "gateTwoFactorAlone"),
        link: t("gateTwoFactorLink"),
        href: TWO_FACTOR_PATH,
      };
    case "hold":
      return {
        text: gate.until ? t("gateHold", { time: timeOf(gate.until) }) : t("gateHoldUnknown"),
        link: t("gateHoldLink"),
        href: SECURITY_PATH,
      };
    case "lock":
      return {
        text: t("gateLock", { time: timeOf(gate.until) }),
        link: t("gateHoldLink"),
        href: SECURITY_PATH,
      };
  }
}
