import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Avatar } from "@/app/_ui/data/avatar";
import { Badge } from "@/app/_ui/data/badge";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { ListRow } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Amount } from "@/app/_ui/text/amount";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";
import { MemberStatus } from "../../_components/team/member-status";
import { NudgeButton } from "../../_components/team/nudge-button";

interface DirectProps {
  member: TeamMember;
  timeZone: string;
}

/** What a direct referral has brought, in USDT; nothing where the service does not say. */
async function Commission({ member }: Pick<DirectProps, "member">) {
  const locale = await getLocale();
  const { commission } = member;
  if (!commission) return null;
  const text = formatAmount(commission, BASE_CURRENCY, locale);
  return <Amount isPrivate raw={commission} text={text} />;
}

/** All that is known of a direct referral. */
async function DirectDetails({ member, timeZone }: DirectProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations("team"),
    getTranslations("common"),
    getLocale(),
  ]);
  const { fullName, email, joinedAt, leg, personalVolume, commission, status } = member;
  const facts: Fact[] = [
    ...(fullName ? [{ label: t("list.member"), value: <bdi>{fullName}</bdi> }] : []),
    ...(email ? [{ label: t("list.email"), value: <bdi dir="ltr">{email}</bdi> }] : []),
    ...(joinedAt
      ? [
          {
            label: t("list.joined"),
            value: <MemberTime at={joinedAt} timeZone={timeZone} namesZone />,
          },
        ]
      : []),
    { label: t("list.status"), value: <MemberStatus status={status} /> },
    ...(leg ? [{ label: t("list.leg"), value: t(`list.legs.${leg}`) }] : []),
    {
      label: t("list.volume"),
      value: (
        <VolumePoints raw={personalVolume} locale={locale} missingText={common("notAvailable")} />
      ),
    },
    ...(commission ? [{ label: t("list.commission"), value: <Commission member={member} /> }] : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[{ label: t("list.commission"), raw: commission }]}
      />
    </>
  );
}

/** What follows the figures has one width, so that they stand below each other; on phones it stands below them. */
const END = "shrink-0 md:w-40 md:text-end";

const hasEnd = ({ isMining, canNudge }: TeamMember) =>
  isMining === true || typeof canNudge === "boolean";

/** That a member mines, or the way to remind them. */
async function RowEnd({ member }: Pick<DirectProps, "member">) {
  const t = await getTranslations("team.mining");
  const { username, canNudge, isMining } = member;
  return (
    <div className={`${END} ${hasEnd(member) ? "max-md:pt-2" : ""}`}>
      {isMining && <Badge tone="info">{t("badge")}</Badge>}
      {!isMining && typeof canNudge === "boolean" && (
        <NudgeButton username={username} name={username} canNudge={canNudge} />
      )}
    </div>
  );
}

async function DirectRow({ member, timeZone, isEnded }: DirectProps & { isEnded: boolean }) {
  const t = await getTranslations("team.list");
  const { username, fullName, joinedAt, leg, status, commission } = member;
  return (
    <ListRow
      ids={username}
      disc={<Avatar name={fullName ?? username} size={40} />}
      title={
        <RowSheet title={username} details={<DirectDetails member={member} timeZone={timeZone} />}>
          <bdi dir="ltr">{username}</bdi>
        </RowSheet>
      }
      text={
        <>
          {leg && <>{t(`legs.${leg}`)}</>}
          {leg && joinedAt && " · "}
          {joinedAt && <MemberTime at={joinedAt} timeZone={timeZone} look="short" />}
        </>
      }
      amount={
        <>
          {commission && <span className="sr-only">{t("commission")} </span>}
          <Commission member={member} />
        </>
      }
      value={status !== "active" && <MemberStatus status={status} />}
      action={isEnded && <RowEnd member={member} />}
      isActionBelow
    />
  );
}

interface DirectsTableProps {
  items: readonly TeamMember[];
  timeZone: string;
}

/** The direct referrals of one page: who, since when, whether they count, what they bring. */
export async function DirectsTable({ items, timeZone }: DirectsTableProps) {
  const t = await getTranslations("team");
  const isEnded = items.some(hasEnd);
  return (
    <Texts of={["team.nudge"]}>
      {items.some(({ commission }) => commission) && (
        <p aria-hidden className="flex gap-3 px-4 pb-2 text-sm text-muted md:px-5">
          <span className="flex-1 text-end">{t("list.commission")}</span>
          {isEnded && <span className={`${END} max-md:hidden`} />}
        </p>
      )}
      <ul aria-label={t("tabs.directs")} className="border-t border-line">
        {items.map((member) => (
          <DirectRow key={member.username} {...{ member, timeZone, isEnded }} />
        ))}
      </ul>
    </Texts>
  );
}
