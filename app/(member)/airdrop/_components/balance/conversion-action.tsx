import { getLocale, getTranslations } from "next-intl/server";
import { readAirdropTasks } from "@/lib/airdrop/server";
import { coreTasks } from "@/lib/airdrop/tasks";
import type { AirdropConversion } from "@/lib/contract/airdrop";
import { formatFullAmount } from "@/lib/money/format";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { CORE_TASKS_ID } from "../anchors";
import { ConvertButton } from "../convert/convert-button";
import { convertTexts } from "../convert/convert-texts";

interface ConversionActionProps {
  balance: string;
  conversion: AirdropConversion;
}

/** The way to convert, or what stands in it and how that is put right. */
export async function ConversionAction({ balance, conversion }: ConversionActionProps) {
  const [locale, texts, user] = await Promise.all([getLocale(), convertTexts(), readProfile()]);
  const { rate, min, allowed } = conversion;
  return (
    <ConvertButton
      balance={balance}
      rate={rate}
      minimum={min}
      locale={locale}
      timeZone={timeZoneOf(user.timeZone)}
      texts={texts}
      blocked={allowed ? null : <Blocked conversion={conversion} />}
    />
  );
}

async function Blocked({ conversion: { min, reason } }: Pick<ConversionActionProps, "conversion">) {
  const [locale, t, tasks] = await Promise.all([
    getLocale(),
    getTranslations("airdrop.balance"),
    readAirdropTasks().catch(() => null),
  ]);
  const isNotValid = reason === "not_valid";
  const hasSteps = isNotValid && coreTasks(tasks?.items ?? []).length > 0;
  const minimum = formatFullAmount(min, AIRDROP_SYMBOL, locale);
  return (
    <p className="rounded-button bg-raised px-4 py-3 text-md text-muted">
      {isNotValid && t("blockedNotValid")}
      {reason === "below_minimum" && t("blockedMinimum", { amount: minimum })}
      {!isNotValid && reason !== "below_minimum" && t("blockedOther")}{" "}
      {hasSteps && (
        <a
          href={`#${CORE_TASKS_ID}`}
          className="relative inline-block font-medium text-accent-text underline-offset-4 after:absolute after:-inset-3 hover:underline"
        >
          {t("seeSteps")}
        </a>
      )}
    </p>
  );
}
