import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { readWithdrawals } from "@/lib/domain/wallet/server";
import { WithdrawalList } from "../../_components/withdrawal/withdrawal-list";

/** The latest withdrawals of one wallet with where each stands. */
export async function WithdrawalsCard({ symbol }: { symbol: string }) {
  const [t, withdrawals] = await Promise.all([
    getTranslations("walletDetail"),
    readWithdrawals(symbol),
  ]);
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
