import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Notice } from "@/app/_ui/state/notice";
import { hasNoPower } from "@/lib/domain/mining/breakdown";
import { readMiningRate, readMiningState } from "@/lib/domain/mining/server";
import { sessionView } from "@/lib/domain/mining/session-view";
import { PAGES } from "@/lib/routes";
import { reportOutage } from "@/lib/session/server";
import { Rig } from "./rig";
import { SessionPanel } from "./session-panel";

// Without a rate the button stands, and the service itself refuses a start without power.
async function readHasPower(): Promise<boolean> {
  try {
    const rate = await readMiningRate();
    return !rate || !hasNoPower(rate);
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return true;
  }
}

const SESSION_TEXTS = ["countdown", "mining.failed", "mining.session", "order"] as const;

/** The session, and what to do when there is no machine to mine with. */
export async function SessionSection({ timeZone }: { timeZone: string }) {
  const [locale, t, state, hasPower] = await Promise.all([
    getLocale(),
    getTranslations("mining"),
    readMiningState(),
    readHasPower(),
  ]);
  if (state.kind !== "session") return null;
  const { session } = state;
  return (
    <div className="grid h-full grid-rows-[auto_1fr] gap-5 has-[>:only-child]:grid-rows-1">
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
          locale={locale}
          timeZone={timeZone}
        >
          <Rig />
        </SessionPanel>
      </Texts>
    </div>
  );
}
