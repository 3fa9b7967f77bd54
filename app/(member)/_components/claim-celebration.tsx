"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { Celebration, CountUp } from "@/app/_ui/art/celebration";
import { LinkButton } from "@/app/_ui/control/link-button";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { MBTC } from "@/lib/contract/values/tokens";
import type { Claimed } from "@/lib/domain/mining/client";
import { breakable, formatAmount } from "@/lib/money/format";
import { fromUnits, toUnits } from "@/lib/money/units";
import { walletPath } from "@/lib/paths";

const DISC_SIZE = 64;

interface ClaimCelebrationProps extends Pick<Claimed, "claimed" | "balance"> {
  locale: string;
}

/** What a claim has brought: net, gross and fee, and what the wallet held before and holds now. */
export function ClaimCelebration({ claimed, balance, locale }: ClaimCelebrationProps) {
  const t = useTranslations("mining.session");
  const { gross, fee, net } = claimed;
  const amount = (raw: string) => <ExactAmount isPrivate raw={raw} symbol={MBTC} locale={locale} />;
  const before = balance && toUnits(balance) >= toUnits(net) && toUnits(balance) - toUnits(net);
  return (
    <AllDigits>
      <Celebration
        isNew
        disc={<TokenDisc symbol={MBTC} size={DISC_SIZE} />}
        title={t("claimedTitle")}
        figure={
          <CountUp
            isNew
            raw={net}
            textOf={(raw) => `+${breakable(formatAmount(raw, MBTC, locale))}`}
          />
        }
        changes={[
          { label: t("gross"), after: amount(gross) },
          { label: t("fee"), after: amount(fee) },
          ...(balance === null
            ? []
            : [
                {
                  label: t("balance"),
                  before: typeof before === "bigint" ? amount(fromUnits(before)) : undefined,
                  after: amount(balance),
                },
              ]),
        ]}
      >
        <LinkButton href={walletPath(MBTC) as Route}>{t("openWallet")}</LinkButton>
      </Celebration>
    </AllDigits>
  );
}
