import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { TokenDisc } from "@/app/_ui/token-disc";
import { formatAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "./airdrop-symbol";

interface BalanceCardProps {
  balance: string;
  rank: number | null;
  locale: string;
}

/** What the member has collected and the rank it gives. */
export async function BalanceCard({ balance, rank, locale }: BalanceCardProps) {
  const t = await getTranslations("airdrop");
  return (
    <Card>
      <div className="flex items-center gap-3">
        <TokenDisc symbol={AIRDROP_SYMBOL} />
        <h2 className="font-sans text-md font-medium text-muted">{t("balance")}</h2>
      </div>
      <p className="figures-display mt-4 text-3xl break-words">
        <Amount isPrivate raw={balance} text={formatAmount(balance, AIRDROP_SYMBOL, locale)} />
      </p>
      {rank !== null && (
        <div className="mt-5 border-t border-line pt-4">
          <FactList
            facts={[
              {
                label: t("rank"),
                value: <bdi className="figures">{t("rankValue", { rank })}</bdi>,
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
