import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import type { TeamMember } from "@/lib/contract/team-member";
import type { TeamFilter } from "@/lib/domain/team/query";
import { BASE_CURRENCY, formatAmount } from "@/lib/money/format";
import { sortHeading } from "../../_components/team/member-headings";
import type { MemberListPlace } from "../../_components/team/member-list-place";
import { MemberName } from "../../_components/team/member-name";
import { MemberStatus } from "../../_components/team/member-status";
import { NudgeButton } from "./nudge-button";

const COLUMNS =
  "minmax(0,1.4fr) minmax(0,1.3fr) minmax(6.75rem,0.9fr) minmax(3rem,0.5fr) minmax(4.5rem,0.7fr) minmax(0,1fr) minmax(6.5rem,1.1fr)";

interface DirectsTableProps {
  items: readonly TeamMember[];
  filter: TeamFilter;
  place: MemberListPlace;
  timeZone: string;
}

/** The direct referrals of one page: who, since when, whether they count, what they bring. */
export async function DirectsTable({ items, filter, place, timeZone }: DirectsTableProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations("team"),
    getTranslations("common"),
    getLocale(),
  ]);
  const missingText = common("notAvailable");
  const none = <NoValue text={missingText} />;
  const heading = (label: string, column: Parameters<typeof sortHeading>[1]) =>
    sortHeading(label, column, filter, place);
  return (
    <Texts of={["team.nudge"]}>
      <TableCards
        caption={t("tabs.directs")}
        columns={COLUMNS}
        headings={[
          heading(t("list.member"), "username"),
          heading(t("list.joined"), "joinedAt"),
          t("list.status"),
          t("list.leg"),
          heading(t("list.volume"), "volume"),
          heading(t("list.commission"), "commission"),
          t("nudge.heading"),
        ]}
      >
        {items.map((member) => (
          <TableCard
            key={member.username}
            title={
              <MemberName
                username={member.username}
                fullName={member.fullName}
                note={member.email}
              />
            }
          >
            <TableCell label={t("list.joined")}>
              {member.joinedAt ? <MemberTime at={member.joinedAt} timeZone={timeZone} /> : none}
            </TableCell>
            <TableCell label={t("list.status")}>
              <MemberStatus status={member.status} />
            </TableCell>
            <TableCell label={t("list.leg")}>
              {member.leg ? t(`list.legs.${member.leg}`) : none}
            </TableCell>
            <TableCell label={t("list.volume")}>
              <VolumePoints raw={member.personalVolume} {...{ locale, missingText }} />
            </TableCell>
            <TableCell label={t("list.commission")}>
              {member.commission ? (
                <Amount
                  isPrivate
                  raw={member.commission}
                  text={formatAmount(member.commission, BASE_CURRENCY, locale)}
                />
              ) : (
                none
              )}
            </TableCell>
            <TableCell label={t("nudge.heading")}>
              {typeof member.canNudge === "boolean" ? (
                <NudgeButton
                  key={String(member.canNudge)}
                  username={member.username}
                  canNudge={member.canNudge}
                />
              ) : (
                none
              )}
            </TableCell>
          </TableCard>
        ))}
      </TableCards>
    </Texts>
  );
}
