"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { Avatar } from "@/app/_ui/data/avatar";
import { Badge } from "@/app/_ui/data/badge";
import { ListRow } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { Amount } from "@/app/_ui/text/amount";
import type { MomentProps } from "@/app/_ui/time/moment";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { loadPatiently } from "@/lib/live/network";
import { MemberStatus } from "../../_components/team/member-status";
import { NudgeButton } from "../../_components/team/nudge-button";

type Shown =
  | "username"
  | "fullName"
  | "email"
  | "leg"
  | "status"
  | "personalVolume"
  | "commission"
  | "canNudge"
  | "isMining";

/** A direct referral as a row shows them. */
export interface DirectRowData extends Pick<TeamMember, Shown> {
  /** As people read it. */
  readonly commissionText: string | null;
  readonly joined: MomentProps | null;
}

export interface DirectProps {
  row: DirectRowData;
  locale: string;
}

/** What a direct referral has brought, in USDT; nothing where the service does not say. */
export function DirectCommission({
  row: { commission, commissionText },
}: Pick<DirectProps, "row">) {
  if (!commission) return null;
  return <Amount isPrivate raw={commission} text={commissionText ?? commission} />;
}

/** Nobody needs it before a row is opened. */
const DirectDetails = lazy(() =>
  loadPatiently(async () => ({ default: (await import("./direct-details")).DirectDetails })),
);

/** A script that cannot be had is the dialog's to tell. */
function LateDetails(props: DirectProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Skeleton className="h-40 w-full rounded-card" />
        </div>
      }
    >
      <DirectDetails {...props} />
    </Suspense>
  );
}

/** What follows the figures has one width, so that they stand below each other; on phones it stands below them. */
const END = "shrink-0 md:w-40 md:text-end";

const hasEnd = ({ isMining, canNudge }: DirectRowData) =>
  isMining === true || typeof canNudge === "boolean";

/** That a member mines, or the way to remind them. */
function RowEnd({ row }: Pick<DirectProps, "row">) {
  const t = useTranslations("team.mining");
  const { username, canNudge, isMining } = row;
  return (
    <div className={`${END} ${hasEnd(row) ? "max-md:pt-2" : ""}`}>
      {isMining && <Badge tone="info">{t("badge")}</Badge>}
      {!isMining && typeof canNudge === "boolean" && (
        <NudgeButton username={username} name={username} canNudge={canNudge} />
      )}
    </div>
  );
}

function DirectRow({ row, locale, isEnded }: DirectProps & { isEnded: boolean }) {
  const t = useTranslations("team.list");
  const { username, fullName, joined, leg, status, commission } = row;
  return (
    <ListRow
      ids={username}
      disc={<Avatar name={fullName ?? username} size={40} />}
      title={
        <RowSheet title={username} details={<LateDetails {...{ row, locale }} />}>
          <bdi dir="ltr">{username}</bdi>
        </RowSheet>
      }
      text={
        <>
          {leg && <>{t(`legs.${leg}`)}</>}
          {leg && joined && " · "}
          {joined && (
            <time dateTime={joined.at} title={joined.full.join("\n")} className="figures">
              {joined.text}
            </time>
          )}
        </>
      }
      amount={
        <>
          {commission && <span className="sr-only">{t("commission")} </span>}
          <DirectCommission row={row} />
        </>
      }
      value={status !== "active" && <MemberStatus status={status} />}
      action={isEnded && <RowEnd row={row} />}
      isActionBelow
    />
  );
}

interface DirectRowsProps {
  rows: readonly DirectRowData[];
  label: string;
  locale: string;
}

/** The rows of one page: they come as figures, and what a row opens is made when it does. */
export function DirectRows({ rows, label, locale }: DirectRowsProps) {
  const t = useTranslations("team.list");
  const isEnded = rows.some(hasEnd);
  return (
    <>
      {rows.some(({ commission }) => commission) && (
        <p aria-hidden className="flex gap-3 px-4 pb-2 text-sm text-muted md:px-5">
          <span className="flex-1 text-end">{t("commission")}</span>
          {isEnded && <span className={`${END} max-md:hidden`} />}
        </p>
      )}
      <ul aria-label={label} className="border-t border-line">
        {rows.map((row) => (
          <DirectRow key={row.username} {...{ row, locale, isEnded }} />
        ))}
      </ul>
    </>
  );
}
