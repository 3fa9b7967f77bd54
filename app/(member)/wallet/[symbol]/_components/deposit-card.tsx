import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { CopyButton } from "@/app/_ui/copy-button";
import { FactList } from "@/app/_ui/fact-list";
import type { WalletDetailView } from "@/lib/wallet/view";

/** Where a deposit goes and on which network, or why there is no such address. */
export async function DepositCard({ wallet }: { wallet: WalletDetailView }) {
  const t = await getTranslations();
  const deposit = wallet.depositAddress;
  if (!deposit) {
    return (
      <Card>
        <CardHeading>{t("walletDetail.noDepositTitle")}</CardHeading>
        <p className="text-md text-muted">
          {t("walletDetail.noDepositText", { symbol: wallet.symbol })}
        </p>
      </Card>
    );
  }
  const { address, network, chainId, minConfirmations } = deposit;
  const facts = [
    { label: t("walletDetail.network"), value: network },
    { label: t("walletDetail.chainId"), value: <bdi className="figures">{chainId}</bdi> },
  ];
  if (minConfirmations !== null) {
    facts.push({
      label: t("walletDetail.confirmations"),
      value: <bdi className="figures">{minConfirmations}</bdi>,
    });
  }
  const copyTexts = {
    copy: t("common.copy"),
    copied: t("common.copied"),
    failed: t("common.copyFailed"),
  };
  return (
    <Card>
      <CardHeading aside={<CopyButton value={address} texts={copyTexts} />}>
        {t("walletDetail.deposit")}
      </CardHeading>
      <p className="mb-3 rounded-inset bg-raised px-4 py-3 text-md font-medium">
        <bdi dir="ltr" className="figures block break-all">
          {address}
        </bdi>
      </p>
      <p className="mb-5 text-sm text-warn">
        {t("walletDetail.depositWarning", { symbol: wallet.symbol, network })}
      </p>
      <FactList facts={facts} />
    </Card>
  );
}
