"use client";

import { ShieldCheck, Zap } from "lucide";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Celebration, CountUp } from "@/app/_ui/art/celebration";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Icon } from "@/app/_ui/data/icon";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { Amount } from "@/app/_ui/text/amount";
import type { SpinAnswer } from "@/lib/domain/game/client";
import { prizeUntil } from "@/lib/domain/game/prize-until";
import { formatAmount } from "@/lib/money/format";
import { fromUnits, toUnits } from "@/lib/money/units";
import { MINING_PATH, walletPath } from "@/lib/paths";
import { prizeText } from "../../_components/prize-text";
import { VerifyButton } from "../../_components/verify/verify-button";

const DISC_SIZE = 64;

interface SpinResultProps {
  /** The balances are those of a spin that was made just now. */
  answer: Pick<SpinAnswer, "spin"> & Partial<Pick<SpinAnswer, "wallets">>;
  /** It was spun just now, so that it is celebrated and takes the focus. */
  isNew: boolean;
  locale: string;
  timeZone: string;
}

/** What was won, what it changes, and where it went. */
function Prize({ answer, isNew, locale, timeZone }: SpinResultProps) {
  const t = useTranslations("wheel");
  const words = useTranslations("prediction");
  const prizes = useTranslations("game.prizeWords");
  const { prize, at } = answer.spin;
  const isPower = prize.kind === "power";
  const until = prizeUntil(prize, at);
  const symbol = prize.symbol ?? "";
  const available = answer.wallets?.get(symbol)?.available;
  const before = available && toUnits(available) - toUnits(prize.amount ?? "0");
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  return (
    <Celebration
      isNew={isNew}
      disc={
        isPower ? (
          <span className="grid size-16 place-items-center rounded-full bg-accent text-on-accent">
            <Icon node={Zap} size={28} />
          </span>
        ) : (
          <TokenDisc symbol={symbol} size={DISC_SIZE} />
        )
      }
      title={words("round.won")}
      figure={
        isPower || !prize.amount ? (
          prizeText(prize, locale, prizes)
        ) : (
          <CountUp
            raw={prize.amount}
            isNew={isNew}
            textOf={(raw) => formatAmount(raw, symbol, locale)}
          />
        )
      }
      note={
        isPower
          ? until && t("powerUntil", { time: localTime(until, locale, timeZone) })
          : t("inWallet", { symbol })
      }
      changes={
        available && typeof before === "bigint"
          ? [
              {
                label: words("board.balance"),
                before: before >= 0n ? amount(fromUnits(before)) : undefined,
                after: amount(available),
              },
            ]
          : []
      }
    >
      <LinkButton tone="primary" href={(isPower ? MINING_PATH : walletPath(symbol)) as Route}>
        {t(isPower ? "openMining" : "openWallet")}
      </LinkButton>
    </Celebration>
  );
}

/** What was won and what it changes, and the seed that was revealed. */
export function SpinResult(props: SpinResultProps) {
  const t = useTranslations("wheel");
  const { spin } = props.answer;
  const facts = [
    { label: t("serverSeed"), value: spin.serverSeed, isCopied: true },
    { label: t("clientSeed"), value: spin.clientSeed, isCopied: false },
    { label: t("nonce"), value: String(spin.nonce), isCopied: false },
  ];
  return (
    <>
      <Prize {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-line pt-4">
        <details className="min-w-0 open:col-span-full">
          <summary className="flex min-h-9 cursor-pointer items-center gap-2.5 text-md font-medium">
            <Icon node={ShieldCheck} size={20} className="shrink-0 text-up" />
            {t("revealed")}
          </summary>
          <dl className="grid gap-3 py-3">
            {facts.map(({ label, value, isCopied }) => (
              <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="figures col-start-1 text-sm font-medium text-balance break-all">
                  <bdi dir="ltr">{value}</bdi>
                </dd>
                {isCopied && (
                  <dd className="col-start-2 row-span-2 row-start-1">
                    <CopyButton value={value} what={label} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
        <VerifyButton size="small" spin={spin}>
          {t("verify")}
        </VerifyButton>
      </div>
    </>
  );
}
