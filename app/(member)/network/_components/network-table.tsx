import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Avatar } from "@/app/_ui/data/avatar";
import { FactList } from "@/app/_ui/data/fact-list";
import type { TableHeading } from "@/app/_ui/data/table-cards";
import { TableCards, TableRow, TableRowCell } from "@/app/_ui/data/table-cards";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { NoValue } from "@/app/_ui/text/no-value";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { type TeamFilter, turnSort, WHOLE_TEAM } from "@/lib/domain/team/query";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
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
  "binaryTree.status.unknown",
  "team.list.statuses",
  "team.list.volume",
  "team.list.teamSize",
] as const;

const COLUMNS =
  "minmax(0,1.9fr) minmax(0,0.8fr) minmax(2.5rem,0.45fr) minmax(0,1.2fr) minmax(6.75rem,1.05fr) minmax(4.5rem,0.75fr) minmax(4rem,0.65fr) minmax(4.5rem,0.9fr)";

const AVATAR_PX = 40;

interface MemberRowProps {
  member: TeamMember;
  timeZone: string;
}

/** What is known of a member as the columns and the sheet show it. */
async function memberFacts({ member, timeZone }: MemberRowProps) {
  const [t, words, common, format, locale] = await Promise.all([
    getTranslations("network"),
    getTranslations("team.list"),
    getTranslations("common"),
    getFormatter(),
    getLocale(),
  ]);
  const missingText = common("notAvailable");
  const none = <NoValue text={missingText} />;
  const { sponsor, level, joinedAt, status, personalVolume, teamSize, directs } = member;
  const count = (value: number) => format.number(value, { numberingSystem: "latn" });
  const number = (value: number | null | undefined) =>
    typeof value === "number" ? <span className="figures">{count(value)}</span> : none;
  const joined = (look: "short" | "value") =>
    joinedAt ? <MemberTime at={joinedAt} timeZone={timeZone} look={look} /> : none;
  return {
    count,
    joined,
    sponsor: { label: t("sponsor"), value: sponsor ? <bdi dir="ltr">{sponsor}</bdi> : none },
    level: { label: t("levelHeading"), value: number(level) },
    joinedAt: { label: words("joined"), value: joined("value") },
    status: { label: words("status"), value: <MemberStatus status={status} /> },
    volume: {
      label: words("volume"),
      value: <VolumePoints raw={personalVolume} {...{ locale, missingText }} />,
    },
    teamSize: { label: words("teamSize"), value: number(teamSize) },
    directs: { label: words("directs"), value: number(directs) },
  };
}

/** A member; on phones as a row of 64 px, whose sheet says the rest. */
async function MemberRow({ member, timeZone, unfolds }: MemberRowProps & { unfolds: boolean }) {
  const { username, fullName, status, directs } = member;
  const { count, joined, ...facts } = await memberFacts({ member, timeZone });
  const { sponsor, level, volume, teamSize } = facts;
  const details = (
    <>
      {fullName && (
        <p className="mb-4 text-md text-muted">
          <bdi>{fullName}</bdi>
        </p>
      )}
      <FactList facts={Object.values(facts)} />
    </>
  );
  return (
    <TableRow
      hasSecond
      disc={<Avatar name={fullName ?? username} size={AVATAR_PX} />}
      title={
        <>
          <RowSheet title={username} details={details}>
            <bdi dir="ltr" className="text-base leading-[1.375rem] font-medium">
              {username}
            </bdi>
          </RowSheet>
          {fullName && (
            <span className="block truncate text-sm text-muted max-md:hidden">
              <bdi>{fullName}</bdi>
            </span>
          )}
        </>
      }
    >
      <TableRowCell place="wide">{sponsor.value}</TableRowCell>
      <TableRowCell place="wide">{level.value}</TableRowCell>
      <TableRowCell place="second" className="leading-[1.25rem] max-md:text-sm max-md:text-muted">
        {joined("short")}
      </TableRowCell>
      <TableRowCell
        place="value"
        className={`row-below-end max-md:text-sm ${status === "active" ? "max-md:hidden" : ""}`}
      >
        {facts.status.value}
      </TableRowCell>
      <TableRowCell
        place={status === "active" ? "oneFigure" : "figure"}
        className="row-below font-medium max-md:text-base max-md:leading-[1.375rem]"
      >
        <span aria-hidden className="text-sm font-normal text-muted md:hidden">
          {volume.label}{" "}
        </span>
        {volume.value}
      </TableRowCell>
      <TableRowCell place="wide">{teamSize.value}</TableRowCell>
      <TableRowCell place={unfolds ? "end" : "wide"} className="relative z-1 max-md:min-w-16">
        {directs ? (
          <UnfoldButton count={count(directs)} />
        ) : (
          <span className="max-md:hidden">{facts.directs.value}</span>
        )}
      </TableRowCell>
    </TableRow>
  );
}

interface NetworkTableProps {
  items: readonly TeamMember[];
  filter: TeamFilter;
  place: MemberListPlace;
  timeZone: string;
}

/** The members of one page; a row unfolds its own direct referrals in place. */
export async function NetworkTable({ items, filter, place, timeZone }: NetworkTableProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("network"),
    getTranslations("team.list"),
    getLocale(),
  ]);
  const heading = (label: string, column: Parameters<typeof sortHeading>[1]) =>
    sortHeading(label, column, filter, place);
  const whole = memberListHref(place, filter, { ...WHOLE_TEAM, level: null });
  const sponsorHref = `${whole}${whole.includes("?") ? "&" : "?"}sponsor=`;
  const unfolds = items.some(({ directs }) => directs);
  return (
    <Texts of={UNFOLD_TEXTS}>
      <TableCards
        phone="rows"
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
          <UnfoldingRow
            key={member.username}
            username={member.username}
            {...{ sponsorHref, locale, timeZone }}
          >
            <MemberRow {...{ member, timeZone, unfolds }} />
          </UnfoldingRow>
        ))}
      </TableCards>
    </Texts>
  );
}

/** The heading of a column that the list can be sorted by; a press sorts by it, the next one turns the order. */
function sortHeading(
  label: string,
  column: Parameters<typeof turnSort>[0],
  filter: TeamFilter,
  place: MemberListPlace,
): TableHeading {
  const { sort } = filter;
  const isAscending = sort === column;
  const isSorted = isAscending || sort === `-${column}`;
  return {
    label,
    href: memberListHref(place, filter, { sort: turnSort(column)(sort) }),
    ...(isSorted && { sort: isAscending ? "ascending" : "descending" }),
  };
}
