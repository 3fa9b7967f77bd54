"use client";

import { ChevronDown } from "lucide";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import type { TeamMember, TeamStatus } from "@/lib/contract/team-member";
import { formatPoints } from "@/lib/money/format";
import { UnfoldedDirects, type UnfoldedDirectsProps } from "./unfolded-directs";

// The contract has this list too, but with its schemas, which no first load should hold.
const STATUSES: Readonly<Record<TeamStatus, TeamStatus>> = {
  active: "active",
  inactive: "inactive",
  not_valid: "not_valid",
  unverified: "unverified",
};

interface UnfoldedMemberProps extends Omit<UnfoldedDirectsProps, "username"> {
  member: TeamMember;
}

/** One direct referral within an unfolded row. */
export function UnfoldedMember({ member, locale, timeZone }: UnfoldedMemberProps) {
  const t = useTranslations("network");
  const list = useTranslations("team.list");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { username, fullName, status, joinedAt, personalVolume, teamSize, directs } = member;
  const count = (directs ?? 0).toLocaleString(locale, { numberingSystem: "latn" });
  const known = Object.values(STATUSES).find((one) => one === status);
  const facts = [
    status && (known ? list(`statuses.${known}`) : status),
    joinedAt && t("joinedAt", { time: localTime(joinedAt, locale, timeZone) }),
  ].filter(Boolean);
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5">
        <div className="min-w-0">
          <bdi dir="ltr" className="text-md font-medium">
            {username}
          </bdi>
          {fullName && (
            <span className="text-md text-muted">
              {" · "}
              <bdi>{fullName}</bdi>
            </span>
          )}
          <p className="text-sm text-muted">{facts.join(" · ")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          {personalVolume && (
            <span>
              <span className="text-muted">{list("volume")}</span>{" "}
              <Amount raw={personalVolume} text={formatPoints(personalVolume, locale)} />
            </span>
          )}
          {typeof teamSize === "number" && (
            <span>
              <span className="text-muted">{list("teamSize")}</span>{" "}
              <bdi dir="ltr" className="figures">
                {teamSize.toLocaleString(locale, { numberingSystem: "latn" })}
              </bdi>
            </span>
          )}
          {(directs ?? 0) > 0 && (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={t("unfold", { username, count })}
              onClick={() => setOpen(!isOpen)}
              className="figures"
            >
              {count}
              <Icon node={ChevronDown} size={16} className={isOpen ? "rotate-180" : ""} />
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={id} className="mt-3">
          <UnfoldedDirects {...{ username, locale, timeZone }} />
        </div>
      )}
    </li>
  );
}
