import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import type { WithdrawalLock } from "@/lib/contract/protection/withdrawal-lock";
import { Folded } from "./folded";
import { LazyLockPanel } from "./lock-panel.lazy";

interface LockCardProps {
  /** Null where there is none to set. */
  lock: WithdrawalLock | null;
  maxDays: number;
  /** Codes and a passkey, which ending a lock takes; null where there are no passkeys to have. */
  hasBothFactors: boolean | null;
  timeZone: string;
}

const TEXTS = ["codeField", "transfer.codeEmpty", "withdrawalLock"] as const;

/** Locking withdrawals for some days; where there is no lock, it says so. */
export async function LockCard({ lock, maxDays, hasBothFactors, timeZone }: LockCardProps) {
  const [t, locale] = await Promise.all([getTranslations("withdrawalLock"), getLocale()]);
  return (
    <Folded id="withdrawal-lock" title={t("title")} isOpen={Boolean(lock?.until)}>
      <p className="text-md text-muted">{t(lock ? "text" : "missing")}</p>
      {lock && (
        <div className="mt-4">
          <Texts of={TEXTS}>
            <LazyLockPanel
              initial={lock}
              maxDays={maxDays}
              hasBothFactors={hasBothFactors}
              locale={locale}
              timeZone={timeZone}
            />
          </Texts>
        </div>
      )}
    </Folded>
  );
}
