import type { Route } from "next";
import Link from "next/link";
import { localTime } from "@/app/_shell/local-time";
import { Amount } from "@/app/_ui/amount";
import { fillText } from "@/app/_ui/fill-text";
import type { SpinAnswer } from "@/lib/game/client";
import { prizeUntil } from "@/lib/game/prize-until";
import { formatFullAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import type { WheelTexts } from "./wheel-texts";

interface PrizePlaceProps {
  answer: SpinAnswer;
  locale: string;
  timeZone: string;
  texts: WheelTexts;
}

const LINK =
  "inline-flex min-h-11 items-center font-semibold text-accent-text underline-offset-4 hover:underline";

/** Where a prize went: into a wallet with its new balance, or to the machines until a moment. */
export function PrizePlace({ answer, locale, timeZone, texts }: PrizePlaceProps) {
  const { prize, at } = answer.spin;
  const until = prizeUntil(prize, at);
  const symbol = prize.symbol ?? "";
  const wallet = answer.wallets?.find((balance) => balance.symbol === symbol);
  if (prize.kind === "power") {
    return (
      <div className="mt-1 text-md text-muted">
        {until && <p>{fillText(texts.powerUntil, { time: localTime(until, locale, timeZone) })}</p>}
        <Link href={PAGES.mining.path} className={LINK}>
          {texts.openMining}
        </Link>
      </div>
    );
  }
  return (
    <div className="mt-1 text-md text-muted">
      <p>{fillText(texts.inWallet, { symbol })}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        {wallet && (
          <span>
            {texts.newBalance}{" "}
            <Amount
              isPrivate
              raw={wallet.available}
              text={formatFullAmount(wallet.available, symbol, locale)}
              className="font-medium text-text"
            />
          </span>
        )}
        <Link href={walletPath(symbol) as Route} className={LINK}>
          {texts.openWallet}
        </Link>
      </p>
    </div>
  );
}
