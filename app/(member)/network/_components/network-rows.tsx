"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Avatar } from "@/app/_ui/data/avatar";
import { FactList } from "@/app/_ui/data/fact-list";
import { TableCardMore, TableRow, TableRowCell } from "@/app/_ui/data/table-cards";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { NoValue } from "@/app/_ui/text/no-value";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import { Moment, type MomentProps } from "@/app/_ui/time/moment";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { formatPoints } from "@/lib/money/format";
import { MemberStatus } from "../../_components/team/member-status";
import { UnfoldButton, UnfoldedDirects, type UnfoldedDirectsProps } from "./unfolded-directs";

type Shown =
  | "username"
  | "fullName"
  | "sponsor"
  | "level"
  | "status"
  | "personalVolume"
  | "teamSize"
  | "directs";

/** A member as a row shows them. */
export interface NetworkRowData extends Pick<TeamMember, Shown> {
  readonly joined: MomentProps | null;
}

const AVATAR_PX = 40;

interface RowProps extends Omit<UnfoldedDirectsProps, "username"> {
  row: NetworkRowData;
}

/** What is known of a member, by the name of its column. */
function useMemberFacts({ row, locale }: Pick<RowProps, "row" | "locale">) {
  const t = useTranslations("network");
  const words = useTranslations("team.list");
  const missingText = useTranslations("common")("notAvailable");
  const none = <NoValue text={missingText} />;
  const { sponsor, level, status, personalVolume, teamSize, directs } = row;
  const number = (value: number | null | undefined) =>
    typeof value === "number" ? (
      <span className="figures">{formatPoints(String(value), locale)}</span>
    ) : (
      none
    );
  return {
    none,
    sponsor: { label: t("sponsor"), value: sponsor ? <bdi dir="ltr">{sponsor}</bdi> : none },
    level: { label: t("levelHeading"), value: number(level) },
    joined: words("joined"),
    status: { label: words("status"), value: <MemberStatus status={status} /> },
    volume: {
      label: words("volume"),
      value: <VolumePoints raw={personalVolume} {...{ locale, missingText }} />,
    },
    teamSize: { label: words("teamSize"), value: number(teamSize) },
    directs: { label: words("directs"), value: number(directs) },
  };
}

/** What the sheet of a row says. */
function MemberDetails({ row, locale }: Pick<RowProps, "row" | "locale">) {
  const facts = useMemberFacts({ row, locale });
  const { fullName, joined } = row;
  return (
    <>
      {fullName && (
        <p className="mb-4 text-md text-muted">
          <bdi>{fullName}</bdi>
        </p>
      )}
      <FactList
        facts={[
          facts.sponsor,
          facts.level,
          { label: facts.joined, value: joined ? <Moment {...joined} /> : facts.none },
          facts.status,
          facts.volume,
          facts.teamSize,
          facts.directs,
        ]}
      />
    </>
  );
}

/**
 * A member, on phones as a row of 64 px, whose sheet says the rest; once unfolded, another row below it with their own
 * direct referrals.
 */
function NetworkRow({ row, unfolds, ...list }: RowProps & { unfolds: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { locale } = list;
  const { none, sponsor, level, status, volume, teamSize, directs } = useMemberFacts({
    row,
    locale,
  });
  const { username, fullName, joined } = row;
  const isActive = row.status === "active";
  const count = formatPoints(String(row.directs ?? 0), locale);
  return (
    <>
      <TableRow
        hasSecond
        disc={<Avatar name={fullName ?? username} size={AVATAR_PX} />}
        title={
          <>
            <RowSheet title={username} details={<MemberDetails row={row} locale={locale} />}>
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
          {joined ? (
            <time dateTime={joined.at} title={joined.full.join("\n")} className="figures">
              {joined.text}
            </time>
          ) : (
            none
          )}
        </TableRowCell>
        <TableRowCell
          place="value"
          className={`row-below-end max-md:text-sm ${isActive ? "max-md:hidden" : ""}`}
        >
          {status.value}
        </TableRowCell>
        <TableRowCell
          place={isActive ? "oneFigure" : "figure"}
          className="row-below font-medium max-md:text-base max-md:leading-[1.375rem]"
        >
          <span aria-hidden className="text-sm font-normal text-muted md:hidden">
            {volume.label}{" "}
          </span>
          {volume.value}
        </TableRowCell>
        <TableRowCell place="wide">{teamSize.value}</TableRowCell>
        <TableRowCell place={unfolds ? "end" : "wide"} className="relative z-1 max-md:min-w-16">
          {row.directs ? (
            <UnfoldButton {...{ id, username, isOpen, count, setOpen }} />
          ) : (
            <span className="max-md:hidden">{directs.value}</span>
          )}
        </TableRowCell>
      </TableRow>
      {isOpen && (
        <TableCardMore id={id}>
          <UnfoldedDirects username={username} {...list} />
        </TableCardMore>
      )}
    </>
  );
}

interface NetworkRowsProps extends Omit<RowProps, "row"> {
  rows: readonly NetworkRowData[];
}

/** The rows of one page: they come as figures, and what a row opens is made when it does. */
export function NetworkRows({ rows, ...list }: NetworkRowsProps) {
  const unfolds = rows.some(({ directs }) => directs);
  return rows.map((row) => <NetworkRow key={row.username} row={row} unfolds={unfolds} {...list} />);
}
