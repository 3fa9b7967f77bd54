import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { ListRow } from "@/app/_ui/data/row-list";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import type { Disposal } from "@/lib/domain/transaction/tax";
import { dateFormat } from "@/lib/i18n/date-format";
import { BasisFilling } from "./basis-filling";
import { FillBasisButton } from "./fill-basis-button";
import { ReportedAmount } from "./reported-amount";

const DAY = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;

interface DisposalRowProps {
  disposal: Disposal;
  id: string;
  currency: string;
}

/** What was given away on which day, when and for how much it was acquired, and what was gained by it. */
async function DisposalRow({ disposal, id, currency }: DisposalRowProps) {
  const [t, locale] = await Promise.all([getTranslations("tax"), getLocale()]);
  const { symbol, amount, acquiredAt, disposedAt, proceeds, cost, gain, lotId } = disposal;
  const day = (moment: string) => dateFormat(locale, DAY).format(new Date(moment));
  const value = (raw: string, isSigned = false) => (
    <ReportedAmount isSigned={isSigned} locale={locale} raw={raw} symbol={currency} />
  );
  const acquired = acquiredAt ? t("acquired", { day: day(acquiredAt) }) : t("unknownDay");
  return (
    <ListRow
      ids={id}
      disc={<TokenDisc symbol={symbol} size={40} />}
      title={
        <span id={id} tabIndex={-1} className="outline-none">
          <ReportedAmount locale={locale} raw={amount} symbol={symbol} />
          <span className="font-normal text-muted">
            {" · "}
            <time dateTime={disposedAt}>{day(disposedAt)}</time>
          </span>
        </span>
      }
      text={cost ? acquired : <span className="text-warn">{t("unknownCost")}</span>}
      aside={
        <>
          {t("proceeds")} {value(proceeds)}
        </>
      }
      amount={
        gain && (
          <span className={gain.startsWith("-") ? "text-down" : "text-up"}>
            {value(gain, true)}
          </span>
        )
      }
      value={
        cost && (
          <>
            {t("cost")} {value(cost)}
          </>
        )
      }
      action={
        !cost && (
          <FillBasisButton
            lotId={lotId}
            until={disposedAt.slice(0, 10)}
            locale={locale}
            describedBy={id}
          />
        )
      }
    />
  );
}

interface DisposalRowsProps {
  disposals: readonly Disposal[];
  currency: string;
}

export function DisposalRows({ disposals, currency }: DisposalRowsProps) {
  return (
    <Texts of={["tax.filling.add"]}>
      <BasisFilling>
        <ul>
          {disposals.map((disposal, index) => (
            <DisposalRow
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a lot may be alike, and the list stands still
              key={index}
              id={`disposal-${index}`}
              disposal={disposal}
              currency={currency}
            />
          ))}
        </ul>
      </BasisFilling>
    </Texts>
  );
}
