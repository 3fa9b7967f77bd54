import { useTranslations } from "next-intl";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { WithdrawalView } from "@/lib/domain/wallet/withdrawal";
import { WithdrawalList } from "../../_components/withdrawal/withdrawal-list";

interface WithdrawalsCardProps {
  symbol: string;
  /** Null when the service keeps none. */
  withdrawals: readonly WithdrawalView[] | null;
}

/** The latest withdrawals of one wallet with where each stands. */
export function WithdrawalsCard({ symbol, withdrawals }: WithdrawalsCardProps) {
  const t = useTranslations("walletDetail");
  return (
    <Card>
      <CardHeading>{t("withdrawals")}</CardHeading>
      {withdrawals ? (
        <WithdrawalList
          symbol={symbol}
          initial={withdrawals}
          emptyText={t("noWithdrawals", { symbol })}
        />
      ) : (
        <p className="text-md text-muted">{t("withdrawalsMissing")}</p>
      )}
    </Card>
  );
}
