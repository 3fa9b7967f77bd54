import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { Amount } from "@/app/_ui/text/amount";
import { entrySum, exampleClaim } from "@/lib/domain/platform/example-claim";
import { FEES } from "@/lib/domain/platform/fees";
import { formatAmount } from "@/lib/money/format";

/** A claim as the ledger books it: what leaves one account arrives in others. */
export async function ExampleEntry() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("home.about")]);
  const claim = exampleClaim();
  const lines = [
    { label: t("entryIssued"), raw: claim.issued },
    { label: t("entryFee", { percent: FEES.mining }), raw: claim.fee },
    { label: t("entryNet"), raw: claim.net },
  ];
  const sum = entrySum(claim);
  const signed = (raw: string) => {
    const text = formatAmount(raw, "mBTC", locale);
    return raw.startsWith("-") ? text : `+${text}`;
  };
  return (
    <Card aria-labelledby="entry-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h3 id="entry-title" className="text-xl">
          {t("entryTitle")}
        </h3>
        <Badge>{t("example")}</Badge>
      </div>
      <dl>
        {lines.map(({ label, raw }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3"
          >
            <dt className="text-md text-muted">{label}</dt>
            <dd className={`text-base font-medium ${raw.startsWith("-") ? "" : "text-up"}`}>
              <Amount raw={raw} text={signed(raw)} />
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
          <dt className="text-md font-semibold">{t("entrySum")}</dt>
          <dd className="text-base font-semibold">
            <Amount raw={sum} text={formatAmount(sum, "mBTC", locale)} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-muted">{t("entryNote")}</p>
    </Card>
  );
}
