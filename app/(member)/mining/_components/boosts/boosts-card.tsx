import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { type BoostList, readBoosts, readMiningState } from "@/lib/domain/mining/server";
import { BOOSTS_FOR_SALE_PATH } from "@/lib/paths";
import { readRatePercent } from "../rate-percent";
import { BoostRow } from "./boost-row";

async function readSessionEnd(): Promise<string | null> {
  const state = await readMiningState();
  const session = state.kind === "session" ? state.session : null;
  return session?.state === "running" ? (session.endsAt ?? null) : null;
}

interface BoostsProps {
  list: BoostList;
  percent: string | null;
  sessionEndsAt: string | null;
  timeZone: string;
}

async function Boosts({ list, percent, sessionEndsAt, timeZone }: BoostsProps) {
  const t = await getTranslations("mining.boosts");
  const used = list.items.filter(({ status }) => status === "used");
  const usable = [
    ...list.items.filter(({ status }) => status === "active"),
    ...list.items.filter(({ status }) => status === "available"),
  ];
  const row = (boost: BoostList["items"][number]) => (
    <BoostRow
      key={boost.id}
      boost={boost}
      serverTime={list.serverTime}
      percentNow={percent}
      sessionEndsAt={sessionEndsAt}
      timeZone={timeZone}
    />
  );
  const hasAvailable = usable.some(({ status }) => status === "available");
  return (
    <>
      {!sessionEndsAt && hasAvailable && (
        <p className="mb-3 text-md text-muted">{t("needsSession")}</p>
      )}
      <ul className="divide-y divide-line empty:hidden">{usable.map(row)}</ul>
      {usable.length === 0 && (
        <EmptyState
          art="session"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<LinkButton href={BOOSTS_FOR_SALE_PATH as Route}>{t("emptyLink")}</LinkButton>}
        />
      )}
      {used.length > 0 && (
        <details className="mt-2">
          <summary className="more-summary">{t("history", { count: used.length })}</summary>
          <ul className="divide-y divide-line">{used.map(row)}</ul>
        </details>
      )}
    </>
  );
}

const BOOST_TEXTS = [
  "mining.boosts.applied",
  "mining.boosts.apply",
  "mining.boosts.applyName",
  "mining.boosts.cancel",
  "mining.boosts.confirm",
  "mining.boosts.confirmAfter",
  "mining.boosts.confirmCapped",
  "mining.boosts.confirmChanged",
  "mining.boosts.confirmEffect",
  "mining.boosts.confirmLate",
  "mining.boosts.confirmNow",
  "mining.boosts.confirmText",
  "mining.boosts.confirmTitle",
  "mining.boosts.confirmUntil",
  "mining.boosts.confirming",
  "mining.boosts.conflict",
  "countdown",
  "mining.failed",
  "order",
] as const;

/** The member's boosts: what is active and for how long, what can be applied, what was used. */
export async function BoostsCard({ timeZone }: { timeZone: string }) {
  const [t, list, percent, sessionEndsAt] = await Promise.all([
    getTranslations("mining.boosts"),
    readBoosts(),
    readRatePercent("boost"),
    readSessionEnd(),
  ]);
  const left = list?.items.filter(({ status }) => status === "available").length ?? 0;
  return (
    <Card className="h-full">
      <CardHeading aside={list && <Badge>{t("count", { count: left })}</Badge>}>
        {t("title")}
      </CardHeading>
      {list ? (
        <Texts of={BOOST_TEXTS}>
          <Boosts list={list} percent={percent} sessionEndsAt={sessionEndsAt} timeZone={timeZone} />
        </Texts>
      ) : (
        <p className="text-md text-muted">{t("missing")}</p>
      )}
    </Card>
  );
}
