import { getLocale, getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Notice } from "@/app/_ui/state/notice";
import { hasNoPower, rateBreakdown } from "@/lib/domain/mining/breakdown";
import { readMiningRate, readMiningState } from "@/lib/domain/mining/server";
import { type SessionView, sessionView } from "@/lib/domain/mining/session-view";
import { dateFormat } from "@/lib/i18n/date-format";
import { multiplyAmount, sumAmounts } from "@/lib/money/decimal";
import { formatPoints, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { SessionFacts } from "./session-facts";
import { SessionPanel } from "./session-panel";
import { readUnitPrice } from "./unit-price";

// Without a rate the button stands, and the service itself refuses a start without power.
async function readPower() {
  const rate = await unlessDown(readMiningRate());
  if (!rate) return { hasPower: true, th: null };
  const all = rateBreakdown(rate).power.flatMap(({ th }) => th ?? []);
  return { hasPower: !hasNoPower(rate), th: all.length > 0 ? sumAmounts(all) : null };
}

const QUARTERS = 4;
const CLOCK = { hour: "numeric", minute: "2-digit", numberingSystem: "latn" } as const;

/** The clock at the start of a session and after each quarter of it. */
function quarterTimes({ state, startedAt, endsAt }: SessionView, locale: string, timeZone: string) {
  if (state === "idle" || !startedAt || !endsAt) return [];
  const start = Date.parse(startedAt);
  const step = (Date.parse(endsAt) - start) / QUARTERS;
  const clock = dateFormat(locale, { ...CLOCK, timeZone });
  return Array.from({ length: QUARTERS }, (_, index) => clock.format(start + index * step));
}

const SESSION_TEXTS = ["countdown", "mining.failed", "mining.session", "order"] as const;

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
  const view = sessionView(session);
  const power =
    th === null
      ? null
      : {
          label: t("machines.power"),
          value: <bdi dir="ltr">{t("machines.powerValue", { th: formatPoints(th, locale) })}</bdi>,
        };
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
          session={view}
          hasPower={hasPower}
          power={power}
          value={price && formatUsd(multiplyAmount(session.unclaimed, price, "down"), locale)}
          times={quarterTimes(view, locale, timeZone)}
          locale={locale}
        >
          <SessionFacts session={view} timeZone={timeZone} />
        </SessionPanel>
      </Texts>
    </div>
  );
}
