import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { MINING_RULES } from "@/lib/contract/published-rules";
import { readMiningRate } from "@/lib/mining/server";
import { formatAmount } from "@/lib/money/format";

/** What one TH earns a day at present, and the next change that is announced. */
export async function NetworkCard({ timeZone }: { timeZone: string }) {
  const [locale, t, rate] = await Promise.all([
    getLocale(),
    getTranslations("mining.network"),
    readMiningRate(),
  ]);
  const network = rate?.network ?? null;
  if (!network) {
    return (
      <Card className="h-full">
        <CardHeading>{t("title")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const amount = (raw: string) => <Amount raw={raw} text={formatAmount(raw, "mBTC", locale)} />;
  const time = (at: string) => <MemberTime at={at} timeZone={timeZone} />;
  const { since, next } = network;
  return (
    <Card className="h-full">
      <CardHeading>{t("title")}</CardHeading>
      <FactList
        facts={[
          { label: t("now"), value: amount(network.ratePerThDay) },
          ...(since ? [{ label: t("since"), value: time(since) }] : []),
          { label: t("next"), value: next ? time(next.since) : t("none") },
          ...(next ? [{ label: t("nextRate"), value: amount(next.ratePerThDay) }] : []),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t("note", { days: MINING_RULES.noticeDays })}</p>
    </Card>
  );
}
