import { useTranslations } from "next-intl";
import { Amount } from "@/app/_ui/text/amount";
import { formatFullAmount } from "@/lib/money/format";
import { FactList } from "./fact-list";

interface ExactFactsProps {
  facts: readonly { readonly label: string; readonly raw: string }[];
  symbol: string;
  locale: string;
}

/** A member's own amounts with every digit they have, behind a press that needs no script. */
export function ExactFacts({ facts, symbol, locale }: ExactFactsProps) {
  const t = useTranslations("common");
  return (
    <details className="mt-1">
      <summary className="-mx-2 flex min-h-11 w-fit cursor-pointer items-center rounded-button px-2 text-md font-medium text-accent-text">
        {t("allDigits")}
      </summary>
      <div className="mt-2 rounded-inset bg-raised p-4">
        <FactList
          facts={facts.map(({ label, raw }) => ({
            label,
            value: (
              <Amount
                isPrivate
                raw={raw}
                text={formatFullAmount(raw, symbol, locale)}
                className="text-sm break-all"
              />
            ),
          }))}
        />
      </div>
    </details>
  );
}
