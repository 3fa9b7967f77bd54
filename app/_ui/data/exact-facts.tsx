import { useTranslations } from "next-intl";
import { Amount } from "@/app/_ui/text/amount";
import { listText } from "@/app/_ui/text/list-text";
import { formatFullAmount, isCut, isPriceCut, isRowPriceCut } from "@/lib/money/format";
import { FactList } from "./fact-list";

interface ExactFactsProps {
  facts: readonly {
    readonly label: string;
    readonly raw: string;
    /** Where it is another one than that of the whole list. */
    readonly symbol?: string;
    readonly isPrice?: boolean;
  }[];
  symbol: string;
  locale: string;
  /** Nobody's own, such as prices and limits. */
  isPublic?: boolean;
}

/** Amounts with every digit they have, behind a press that needs no script. */
export function ExactFacts({ facts, symbol, locale, isPublic = false }: ExactFactsProps) {
  const t = useTranslations("common");
  return (
    <details className="mt-1">
      <summary
        aria-label={t("allDigitsOf", {
          list: listText(
            locale,
            facts.map(({ label }) => label),
          ),
        })}
        className="more-summary"
      >
        {t("allDigits")}
      </summary>
      <div className="exact-facts">
        <FactList
          facts={facts.map(({ label, raw, symbol: own = symbol, isPrice = false }) => ({
            label,
            value: (
              <Amount
                isPrivate={!isPublic && !isPrice}
                raw={raw}
                text={formatFullAmount(raw, own, locale)}
              />
            ),
          }))}
        />
      </div>
    </details>
  );
}

const PRICE_CUTS = { whole: isPriceCut, row: isRowPriceCut } as const;

export interface CutFactsProps extends Omit<ExactFactsProps, "facts"> {
  /** `raw` is null where there is no amount; `price` where it is shown as a price of one token, whole or as in a row. */
  facts: readonly (Omit<ExactFactsProps["facts"][number], "raw"> & {
    readonly raw: string | null | undefined;
    readonly price?: keyof typeof PRICE_CUTS;
  })[];
}

/** Those amounts that are shown cut. */
export function cutFacts({ facts, symbol }: Pick<CutFactsProps, "facts" | "symbol">) {
  return facts.flatMap(({ raw, price, ...fact }) => {
    const isShort = raw && (price ? PRICE_CUTS[price](raw) : isCut(raw, fact.symbol ?? symbol));
    return isShort ? [{ ...fact, raw, ...(price && { isPrice: true }) }] : [];
  });
}

/** {@link ExactFacts} of those amounts that are shown cut; nothing where none is. */
export function CutFacts({ facts, ...list }: CutFactsProps) {
  const cut = cutFacts({ facts, symbol: list.symbol });
  return cut.length > 0 && <ExactFacts facts={cut} {...list} />;
}
