import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { QrPlate } from "@/app/_ui/data/qr-plate";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { Notice } from "@/app/_ui/state/notice";
import { Address } from "@/app/_ui/text/address";
import { shortAddress } from "@/app/_ui/text/short-address";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import { DEPOSIT_ID } from "../../_components/anchors";
import { NetworkNote } from "./network-note";

/** Where a deposit goes and on which network, as text and QR code, or why there is no such address. */
export async function DepositCard({ wallet }: { wallet: WalletDetailView }) {
  const t = await getTranslations();
  const { symbol, depositAddress: deposit } = wallet;
  if (!deposit || !wallet.canDeposit) {
    return (
      <Card id={DEPOSIT_ID} className="scroll-mt-20">
        <CardHeading>{t("walletDetail.noDepositTitle")}</CardHeading>
        <p className="text-md text-muted">{t("walletDetail.noDepositText", { symbol })}</p>
      </Card>
    );
  }
  const { address, network, isSimulated, chainId, minConfirmations } = deposit;
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
  return (
    <Card id={DEPOSIT_ID} className="scroll-mt-20">
      <CardHeading aside={isSimulated && <Badge tone="info">{t("common.simulated")}</Badge>}>
        {t("walletDetail.deposit")}
      </CardHeading>
      <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Notice tone="warn">{t("walletDetail.depositWarning", { symbol, network })}</Notice>
          <NetworkNote chainId={chainId} network={network} />
          <div className="rounded-inset bg-raised p-4">
            <p className="mb-3 text-md font-medium">
              <Address value={address} isWhole />
            </p>
            <CopyButton value={address} what={t("walletDetail.deposit")} />
          </div>
        </div>
        <div className="justify-self-center sm:order-first sm:justify-self-start">
          <QrPlate
            value={address}
            label={t("walletDetail.qr", { address: shortAddress(address) })}
          />
          <p className="mt-2 text-center text-sm wrap-anywhere text-muted">{network}</p>
        </div>
      </div>
      <div className="mt-5 border-t border-line pt-5">
        <FactList facts={facts} />
      </div>
    </Card>
  );
}
