import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Notice } from "@/app/_ui/state/notice";
import { hasNoPower, rateBreakdown } from "@/lib/domain/mining/breakdown";
import { readMiningRate, readMiningState } from "@/lib/domain/mining/server";
import { sessionView } from "@/lib/domain/mining/session-view";
import { multiplyAmount, sumAmounts } from "@/lib/money/decimal";
import { formatPoints, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { reportOutage } from "@/lib/session/server";
import { SessionPanel } from "./session-panel";
import { readUnitPrice } from "./unit-price";

// Without a rate the button stands, and the service itself refuses a start without power.
async function readPower() {
  try {
    const rate = await readMiningRate();
    if (!rate) return { hasPower: true, th: null };
    const all = rateBreakdown(rate).power.flatMap(({ th }) => th ?? []);
    return { hasPower: !hasNoPower(rate), th: all.length > 0 ? sumAmounts(all) : null };
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return { hasPower: true, th: null };
  }
}

const SESSION_TEXTS = [
  "countdown",
  "mining.failed",
  "mining.machines.power",
  "mining.session",
  "order",
] as const;

/** The session, and what to do when there is no machine to mine with. */
export async function SessionSection({ timeZone }: { timeZone: string }) {
  const [locale, t, state, { hasPower, th }, price] = await Promise.all([
    getLocale(),
    getTranslations("mining"),
    readMiningState(),
    readPower(),
    readUnitPrice(),
  ]);
  if (state.kind !== "session") return null;
  const { session } = state;
  return (
    <div className="grid gap-5">
      {!hasPower && session.state !== "running" && (
        <Notice tone="info" title={t("session.noPowerTitle")}>
          <p>{t("session.noPowerText")}</p>
          <LinkButton href={PAGES.marketplace.path} tone="primary" size="small" className="mt-3">
            {t("openMarketplace")}
          </LinkButton>
        </Notice>
      )}
      <Texts of={SESSION_TEXTS}>
        <SessionPanel
          session={sessionView(session)}
          hasPower={hasPower}
          power={th && t("machines.powerValue", { th: formatPoints(th, locale) })}
          value={price && formatUsd(multiplyAmount(session.unclaimed, price, "down"), locale)}
          locale={locale}
          timeZone={timeZone}
        />
      </Texts>
    </div>
  );
}
