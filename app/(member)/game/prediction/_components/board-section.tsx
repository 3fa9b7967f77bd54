import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberId } from "@/app/_order/member-id";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { Card } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { User } from "@/lib/contract/account";
import { MERLIN } from "@/lib/contract/values/tokens";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readPredictionState } from "@/lib/domain/prediction/server";
import { convertSource } from "@/lib/domain/wallet/actions";
import { readWallets } from "@/lib/domain/wallet/server";
import type { Wallets } from "@/lib/domain/wallet/view";
import { walletActionPath, walletPath } from "@/lib/paths";
import { BoardNotices } from "./board-notices";
import { BoardProvider } from "./board-provider";
import { Carousel } from "./carousel";
import { DayCard } from "./day-card";
import { LivePriceCard } from "./price/price-card";
import { SlipCard } from "./slip/slip-card";

/** Where more MERLIN comes from: the wallet’s own page offers nothing to whoever has none. */
function moreMerlinHref(wallets: Wallets | null): string {
  const source = wallets && convertSource(MERLIN, wallets);
  return source ? walletActionPath(source, "convert") : walletPath(MERLIN);
}

/** The game itself: the rounds with the way in, price and own stakes, or that the service offers none. */
export async function BoardSection({ user }: { user: User }): Promise<ReactNode> {
  const [locale, t, state, wallets, { priceProofs }] = await Promise.all([
    getLocale(),
    getTranslations("prediction"),
    readPredictionState(),
    unlessDown(readWallets()),
    readCapabilities(),
  ]);
  if (!state) {
    return (
      <Card>
        <EmptyState art="prediction" title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  const next = user.settings?.stakeDailyLimitNext;
  return (
    <Texts
      of={[
        "prediction.board",
        "prediction.round",
        "prediction.stake",
        "prediction.limit",
        "prediction.toasts",
        "amountField",
        "order",
      ]}
    >
      <BoardProvider
        memberId={memberId(user)}
        initial={state}
        initialBalance={wallets?.get(MERLIN)?.available ?? null}
        moreHref={moreMerlinHref(wallets)}
        initialLimitNext={next ? { amount: next.amount ?? null, from: next.from } : null}
        locale={locale}
        timeZone={timeZoneOf(user.timeZone)}
        hasProofs={priceProofs === true}
      >
        <BoardNotices />
        <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-12">
          <div className="grid min-w-0 grid-cols-1 xl:col-span-5">
            <SlipCard />
          </div>
          <div className="grid min-w-0 grid-cols-1 xl:col-span-7">
            <LivePriceCard />
          </div>
          <div className="min-w-0 xl:col-span-8">
            <Carousel />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start xl:col-span-4">
            <DayCard />
          </div>
        </div>
      </BoardProvider>
    </Texts>
  );
}
