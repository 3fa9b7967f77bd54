"use client";

import type { Route } from "next";
import { useTranslations } from "next-intl";
import { Celebration, CountUp } from "@/app/_ui/art/celebration";
import { LinkButton } from "@/app/_ui/control/link-button";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { AMBTC } from "@/lib/contract/values/tokens";
import type { CheckInDay } from "@/lib/domain/airdrop/check-in";
import { breakable, formatAmount } from "@/lib/money/format";
import { fromUnits, toUnits } from "@/lib/money/units";
import type { Credit } from "../use-airdrop-write";

const DISC_SIZE = 64;

interface CheckInCelebrationProps {
  credit: Credit;
  tomorrow: CheckInDay | null;
  next: { readonly href: Route; readonly label: string };
  locale: string;
}

/** What a check-in has paid, what the wallet held before and holds now, and what tomorrow's pays. */
export function CheckInCelebration(props: CheckInCelebrationProps) {
  const { credit, tomorrow, next, locale } = props;
  const t = useTranslations("airdrop");
  const text = (raw: string) => formatAmount(raw, AMBTC, locale);
  const amount = (raw: string) => <Amount isPrivate raw={raw} text={text(raw)} />;
  const available = credit.wallets.get(AMBTC)?.available;
  const before = available ? toUnits(available) - toUnits(credit.amount) : -1n;
  return (
    <Celebration
      isNew
      disc={<TokenDisc symbol={AMBTC} size={DISC_SIZE} />}
      title={t("checkIn.title")}
      figure={<CountUp isNew raw={credit.amount} textOf={(raw) => `+${breakable(text(raw))}`} />}
      note={
        credit.hasValidated
          ? t("validity.reachedTitle")
          : tomorrow &&
            t("checkIn.days.coming", { day: tomorrow.day, amount: text(tomorrow.reward) })
      }
      changes={
        available
          ? [
              {
                label: t("balance.title"),
                before: before >= 0n ? amount(fromUnits(before)) : undefined,
                after: amount(available),
              },
            ]
          : []
      }
    >
      <LinkButton href={next.href}>{next.label}</LinkButton>
    </Celebration>
  );
}
