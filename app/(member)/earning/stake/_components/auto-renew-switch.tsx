"use client";

import { useTranslations } from "next-intl";
import { useSavedAtOnce } from "@/app/_shell/forms/use-saved-at-once";
import { Switch } from "@/app/_ui/control/switch";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { setAutoRenew } from "@/lib/domain/staking/client";
import { useStaking } from "./staking-provider";

interface AutoRenewSwitchProps {
  id: string;
  autoRenew: boolean;
}

/** Whether a locked position goes into a new one at maturity. Nothing is booked by it, so it holds at once. */
export function AutoRenewSwitch({ id, autoRenew }: AutoRenewSwitchProps) {
  const { refresh } = useStaking();
  const t = useTranslations("staking.positions");
  const { value, choose } = useSavedAtOnce(
    autoRenew,
    () => {},
    async (next: boolean) => {
      await setAutoRenew(id, next);
      refresh();
    },
    (reason) => showErrorToast(reason || t("autoRenewFailed")),
  );
  return (
    <Switch
      label={t("autoRenew")}
      hint={t(value ? "autoRenewOn" : "autoRenewOff")}
      isOn={value}
      onChange={choose}
    />
  );
}
