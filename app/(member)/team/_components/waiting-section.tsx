import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { MoreRows } from "@/app/_shell/list/more-rows";
import { Texts } from "@/app/_shell/texts/texts";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Amount } from "@/app/_ui/text/amount";
import type { WaitingNewcomer } from "@/lib/contract/team/holding-tank";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readTeamSummary } from "@/lib/domain/team/server";
import { readWaiting, type WaitingList } from "@/lib/domain/team/sharing-server";
import { serviceClock } from "@/lib/live/service-clock";
import { formatPoints } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { PlaceButton, PlacingProvider } from "../../_components/placing/placing-provider";
import { MemberStatus } from "../../_components/team/member-status";

async function WaitingRow({ one, serverNow }: { one: WaitingNewcomer; serverNow: string }) {
  const [t, locale] = await Promise.all([getTranslations("team.waiting"), getLocale()]);
  const { username, fullName, status, dueAt, points } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi dir="ltr" className="font-medium wrap-anywhere">
            {username}
          </bdi>
          {fullName && <bdi className="text-sm text-muted">{fullName}</bdi>}
          <MemberStatus status={status} />
        </p>
        <p className="text-sm text-muted">
          {t.rich("left", {
            time: () => (
              <RunningCountdown
                until={dueAt}
                serverNow={serverNow}
                name={t("placementOf", { username })}
                className="font-medium text-text"
              />
            ),
          })}
          {points && !isZero(points) && (
            <>
              {" · "}
              {t.rich("points", {
                points: () => <Amount raw={points} text={formatPoints(points, locale)} />,
              })}
            </>
          )}
        </p>
      </div>
      <PlaceButton username={username} text={t("place")} label={t("placeName", { username })} />
    </li>
  );
}

interface WaitingRowsProps {
  items: readonly WaitingNewcomer[];
  serverNow: string;
}

function WaitingRows({ items, serverNow }: WaitingRowsProps) {
  return items.map((one) => <WaitingRow key={one.username} one={one} serverNow={serverNow} />);
}

/** As many as a screen of a phone has room for; they come by what is left to place them. */
const SHOWN = 5;

async function WaitingCard({ waiting }: { waiting: WaitingList }) {
  const [t, locale] = await Promise.all([getTranslations("team.waiting"), getLocale()]);
  const { items, total, serverTime } = waiting;
  const count = total ?? items.length;
  const serverNow = serverTime ?? serviceClock.instant();
  const more = items.slice(SHOWN);
  return (
    <Card className="max-md:p-4">
      <CardHeading
        aside={count > 0 && <Badge tone="info">{formatPoints(String(count), locale)}</Badge>}
      >
        {t("title")}
      </CardHeading>
      <p className="-mt-2 text-md text-muted">{t(count > 0 ? "text" : "empty")}</p>
      {items.length > 0 && (
        <Texts of={["countdown"]}>
          <ul aria-label={t("title")} className="mt-2 divide-y divide-line">
            <WaitingRows items={items.slice(0, SHOWN)} serverNow={serverNow} />
          </ul>
          {more.length > 0 && (
            <MoreRows text={t("more", { count: more.length })}>
              <ul aria-label={t("title")} className="divide-y divide-line border-t border-line">
                <WaitingRows items={more} serverNow={serverNow} />
              </ul>
            </MoreRows>
          )}
        </Texts>
      )}
    </Card>
  );
}

/** Newcomers who wait for the member to place them; nothing where nobody does and nobody will. */
export async function WaitingSection() {
  if (!(await readCapabilities()).holdingTank) return null;
  const [locale, user, summary, waiting] = await Promise.all([
    getLocale(),
    readProfile(),
    readTeamSummary(),
    readWaiting(),
  ]);
  if (!waiting) return null;
  const isShown = waiting.items.length > 0 || summary?.placement === "hold";
  return (
    <PlacingProvider memberId={memberId(user)} locale={locale} timeZone={timeZoneOf(user.timeZone)}>
      {isShown && <WaitingCard waiting={waiting} />}
    </PlacingProvider>
  );
}
