import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { RefreshAt } from "@/app/_shell/time/refresh-at";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Link } from "@/app/_ui/navigation/link";
import { Notice } from "@/app/_ui/state/notice";
import { MailLink } from "@/app/_ui/text/mail-link";
import type { AccountClosing } from "@/lib/contract/records/personal-data";
import { type Blocker, blockersOf } from "@/lib/domain/personal-data/blockers";
import { readLinks } from "@/lib/domain/social/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { LazyCloseForm } from "./close-form.lazy";
import { KeepButton } from "./keep-button";
import { NeedsFactor } from "./needs-factor";

/** Where each is settled. */
const PLACES: Readonly<Record<Exclude<Blocker, "other">, Route>> = {
  funds: PAGES.wallets.path,
  stakes: PAGES.stake.path,
  withdrawals: PAGES.transactions.path,
  predictions: PAGES.prediction.path,
  mining: PAGES.mining.path,
};

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;
const KEPT = ["transactions", "identity", "seat"] as const;

const FORM_TEXTS = [
  "personalData.closeTitle",
  "personalData.closing",
  "personalData.closeFailed",
  "errors.OUTCOME_UNKNOWN",
  "personalData.closeRequested",
  "personalData.blocked",
  "personalData.username",
  "personalData.usernameHint",
  "personalData.usernameWrong",
] as const;

const KEEP_TEXTS = [
  "personalData.keep",
  "personalData.keptOpen",
  "personalData.keepFailed",
] as const;

interface PartProps {
  closing: AccountClosing;
  timeZone: string;
}

/** How long it takes, and what stays behind until when. */
async function Terms({ closing: { waitDays, retained }, timeZone }: PartProps) {
  const [t, lock, locale] = await Promise.all([
    getTranslations("personalData"),
    getTranslations("withdrawalLock"),
    getLocale(),
  ]);
  const format = dateFormat(locale, { ...DAY, timeZone });
  const kept = retained.flatMap(({ what, until }): Fact[] => {
    const name = KEPT.find((one) => one === what);
    if (!name) return [];
    const day = until && format.format(new Date(until));
    return [{ label: t(`kept.${name}`), value: day ? t("keptUntil", { day }) : t("keptForGood") }];
  });
  const wait = { label: t("waitingTime"), value: lock("dayCount", { count: waitDays }) };
  return <FactList facts={[wait, ...kept]} />;
}

interface BlockersProps {
  blockers: readonly Blocker[];
  /** Until when the member has locked withdrawals, which blocks it, too. */
  lockUntil: string | null;
  timeZone: string;
}

async function Blockers({ blockers, lockUntil, timeZone }: BlockersProps) {
  const t = await getTranslations("personalData");
  return (
    <Notice tone="info" title={t("settleFirst")}>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {lockUntil && (
          <li>
            <RefreshAt at={lockUntil} />
            {t.rich("lockFirst", {
              time: () => <MemberTime at={lockUntil} timeZone={timeZone} namesZone isPlain />,
            })}
          </li>
        )}
        {blockers.map((blocker) => (
          <li key={blocker}>
            {blocker === "other" ? (
              t("blockers.other")
            ) : (
              <Link
                href={PLACES[blocker]}
                className="inline-flex items-center font-medium text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {t(`blockers.${blocker}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

async function Waiting({ closesAt, timeZone }: { closesAt: string; timeZone: string }) {
  const t = await getTranslations("personalData");
  return (
    <>
      <Notice
        tone="warn"
        title={t.rich("closesAt", {
          time: () => <MemberTime at={closesAt} timeZone={timeZone} namesZone />,
        })}
      >
        {t("closesAtText")}
      </Notice>
      <Texts of={KEEP_TEXTS}>
        <KeepButton />
      </Texts>
    </>
  );
}

interface ClosingCardProps {
  /** Null where accounts cannot be closed. */
  closing: AccountClosing | null;
  username: string;
  hasFactor: boolean;
  /** As the profile tells it. */
  withdrawalLockUntil: string | null | undefined;
  timeZone: string;
}

/** Closing the account: what goes and what stays, what has to be settled first, and the way back while it waits. */
export async function ClosingCard(props: ClosingCardProps) {
  const { closing, username, hasFactor, withdrawalLockUntil, timeZone } = props;
  const [t, { supportEmail }] = await Promise.all([getTranslations("personalData"), readLinks()]);
  const blockers = closing ? blockersOf(closing) : [];
  const isLocked = Date.parse(withdrawalLockUntil ?? "") > serviceClock.now();
  // It keeps an account from being closed, and not one that waits for it.
  const lockUntil = (closing && !closing.closesAt && isLocked && withdrawalLockUntil) || null;
  const isBlocked = blockers.length > 0 || lockUntil !== null;
  const needsSupport = !closing || blockers.includes("other");
  const canClose = closing && !closing.closesAt && !isBlocked;
  return (
    <Card className="grid gap-4 max-md:p-4 [&>div:first-child]:mb-0">
      <CardHeading>{t("closeTitle")}</CardHeading>
      {closing?.closesAt && <Waiting closesAt={closing.closesAt} timeZone={timeZone} />}
      <p className="text-md text-muted">{t(closing ? "closeText" : "closeMissing")}</p>
      {closing && <Terms closing={closing} timeZone={timeZone} />}
      {isBlocked && <Blockers {...{ blockers, lockUntil, timeZone }} />}
      {needsSupport && supportEmail && (
        <p className="text-md">
          <MailLink address={supportEmail} />
        </p>
      )}
      {canClose && !hasFactor && <NeedsFactor />}
      {canClose && hasFactor && (
        <Texts of={FORM_TEXTS}>
          <LazyCloseForm username={username} />
        </Texts>
      )}
    </Card>
  );
}
