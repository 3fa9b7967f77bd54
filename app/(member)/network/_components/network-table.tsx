import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { TableCard, TableCards, TableCell } from "@/app/_ui/data/table-cards";
import { NoValue } from "@/app/_ui/text/no-value";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import type { TeamMember } from "@/lib/contract/team-member";
import type { TeamFilter } from "@/lib/domain/team/query";
import { sortHeading } from "../../_components/team/member-headings";
import type { MemberListPlace } from "../../_components/team/member-list-place";
import { MemberName } from "../../_components/team/member-name";
import { MemberStatus } from "../../_components/team/member-status";
import { UnfoldButton, UnfoldingRow } from "./unfolding-row";

/** What a row and its unfolded members say. */
const UNFOLD_TEXTS = [
  "network.unfold",
  "network.unfoldedLabel",
  "network.unfoldLoading",
  "network.unfoldFailed",
  "network.unfoldGone",
  "network.unfoldMore",
  "network.unfoldListed",
  "network.joinedAt",
  "team.list.statuses",
  "team.list.volume",
  "team.list.teamSize",
] as const;

const COLUMNS =
  "minmax(0,1.25fr) minmax(0,0.8fr) minmax(2.5rem,0.45fr) minmax(0,1.45fr) minmax(6.75rem,1.05fr) minmax(4.5rem,0.75fr) minmax(4rem,0.65fr) minmax(4.5rem,0.9fr)";

interface NetworkTableProps {
  items: readonly TeamMember[];
  filter: TeamFilter;
  place: MemberListPlace;
  timeZone: string;
}

/** The members of one page; a row unfolds its own direct referrals in place. */
export async function NetworkTable({ items, filter, place, timeZone }: NetworkTableProps) {
  const [t, words, common, format, locale] = await Promise.all([
    getTranslations("network"),
    getTranslations("team.list"),
    getTranslations("common"),
    getFormatter(),
    getLocale(),
  ]);
  const missingText = common("notAvailable");
  const none = <NoValue text={missingText} />;
  const number = (value: number | null | undefined) =>
    typeof value === "number" ? (
      <span className="figures">{format.number(value, { numberingSystem: "latn" })}</span>
    ) : (
      none
    );
  const heading = (label: string, column: Parameters<typeof sortHeading>[1]) =>
    sortHeading(label, column, filter, place);
  return (
    <Texts of={UNFOLD_TEXTS}>
      <TableCards
        caption={t("listLabel")}
        columns={COLUMNS}
        headings={[
          heading(words("member"), "username"),
          t("sponsor"),
          t("levelHeading"),
          heading(words("joined"), "joinedAt"),
          words("status"),
          heading(words("volume"), "volume"),
          heading(words("teamSize"), "teamSize"),
          words("directs"),
        ]}
      >
        {items.map((member) => (
          <UnfoldingRow key={member.username} username={member.username} {...{ locale, timeZone }}>
            <TableCard title={<MemberName username={member.username} fullName={member.fullName} />}>
              <TableCell label={t("sponsor")}>
                {member.sponsor ? <bdi dir="ltr">{member.sponsor}</bdi> : none}
              </TableCell>
              <TableCell label={t("levelHeading")}>{number(member.level)}</TableCell>
              <TableCell label={words("joined")}>
                {member.joinedAt ? <MemberTime at={member.joinedAt} timeZone={timeZone} /> : none}
              </TableCell>
              <TableCell label={words("status")}>
                <MemberStatus status={member.status} />
              </TableCell>
              <TableCell label={words("volume")}>
                <VolumePoints raw={member.personalVolume} {...{ locale, missingText }} />
              </TableCell>
              <TableCell label={words("teamSize")}>{number(member.teamSize)}</TableCell>
              <TableCell label={words("directs")}>
                {member.directs ? (
                  <UnfoldButton
                    count={format.number(member.directs, { numberingSystem: "latn" })}
                  />
                ) : (
                  number(member.directs)
                )}
              </TableCell>
            </TableCard>
          </UnfoldingRow>
        ))}
      </TableCards>
    </Texts>
  );
}
