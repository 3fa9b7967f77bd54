import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { momentTexts } from "@/app/_shell/time/member-time";
import type { TableHeading } from "@/app/_ui/data/table-cards";
import { TableCards } from "@/app/_ui/data/table-cards";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { type TeamFilter, turnSort, WHOLE_TEAM } from "@/lib/domain/team/query";
import { type MemberListPlace, memberListHref } from "../../_components/team/member-list-place";
import { type NetworkRowData, NetworkRows } from "./network-rows";

/** What a row, its sheet and its unfolded members say. */
const ROW_TEXTS = [
  "network.unfold",
  "network.unfoldedLabel",
  "network.unfoldLoading",
  "network.unfoldFailed",
  "network.unfoldGone",
  "network.unfoldMore",
  "network.unfoldListed",
  "network.joinedAt",
  "network.sponsor",
  "network.levelHeading",
  "binaryTree.status.unknown",
  "team.list.statuses",
  "team.list.joined",
  "team.list.status",
  "team.list.volume",
  "team.list.teamSize",
  "team.list.directs",
] as const;

const COLUMNS =
  "minmax(0,1.9fr) minmax(0,0.8fr) minmax(2.5rem,0.45fr) minmax(0,1.2fr) minmax(6.75rem,1.05fr) minmax(4.5rem,0.75fr) minmax(4rem,0.65fr) minmax(4.5rem,0.9fr)";

/** What a row shows of a member, and nothing else of them. */
async function networkRow(member: TeamMember, timeZone: string): Promise<NetworkRowData> {
  const { username, fullName, sponsor, level, joinedAt, status } = member;
  const { personalVolume, teamSize, directs } = member;
  const joined = joinedAt ? await momentTexts({ at: joinedAt, timeZone }) : null;
  return {
    ...{ username, fullName, sponsor, level, status, personalVolume, teamSize, directs },
    joined,
  };
}

interface NetworkTableProps {
  items: readonly TeamMember[];
  filter: TeamFilter;
  place: MemberListPlace;
  timeZone: string;
}

/** The members of one page; a row unfolds its own direct referrals in place. */
export async function NetworkTable({ items, filter, place, timeZone }: NetworkTableProps) {
  const [t, words, locale, rows] = await Promise.all([
    getTranslations("network"),
    getTranslations("team.list"),
    getLocale(),
    Promise.all(items.map((member) => networkRow(member, timeZone))),
  ]);
  const heading = (label: string, column: Parameters<typeof sortHeading>[1]) =>
    sortHeading(label, column, filter, place);
  const whole = memberListHref(place, filter, { ...WHOLE_TEAM, level: null });
  const sponsorHref = `${whole}${whole.includes("?") ? "&" : "?"}sponsor=`;
  return (
    <Texts of={ROW_TEXTS}>
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
        <NetworkRows {...{ rows, sponsorHref, locale, timeZone }} />
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
