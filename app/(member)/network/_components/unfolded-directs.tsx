"use client";

import { ChevronDown } from "lucide";
import type { Route } from "next";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { Amount } from "@/app/_ui/text/amount";
import { BffError } from "@/lib/bff/client/client";
import type { TeamMember } from "@/lib/contract/team/team-member";
import { fetchDirectsOf } from "@/lib/domain/team/client";
import { formatPoints } from "@/lib/money/format";
import { useStatusWord } from "../../_components/team/member-status";

interface Loaded {
  readonly items: readonly TeamMember[];
  readonly total: number;
  /** Up to which page, from 1; 0 before the first. */
  readonly page: number;
}

/** A member's direct referrals, page after page; asked when it is mounted and for more. */
function useDirectsOf(username: string) {
  const [loaded, setLoaded] = useState<Loaded>({ items: [], total: 0, page: 0 });
  const [question, setQuestion] = useState({ page: 1 });
  const [state, setState] = useState<"loading" | "ready" | "failed" | "gone">("loading");

  useEffect(() => {
    const controller = new AbortController();
    setState("loading");
    fetchDirectsOf(username, question.page, controller.signal).then(
      ({ items, total, page }) => {
        if (controller.signal.aborted) return;
        setLoaded((before) => {
          const shown = new Set(before.items.map((one) => one.username));
          const added = items.filter((one) => !shown.has(one.username));
          return { items: [...before.items, ...added], total, page };
        });
        setState("ready");
      },
      (error) => {
        if (controller.signal.aborted) return;
        const isGone = error instanceof BffError && error.code === "NOT_FOUND";
        setState(isGone ? "gone" : "failed");
      },
    );
    return () => controller.abort();
  }, [username, question]);

  return {
    ...loaded,
    state,
    hasMore: loaded.items.length < loaded.total,
    loadMore: () => setQuestion({ page: loaded.page + 1 }),
    retry: () => setQuestion(({ page }) => ({ page })),
  };
}

export interface UnfoldedDirectsProps {
  username: string;
  /** The list of a member's own referrals but for the member's name, which ends it. */
  sponsorHref: string;
  locale: string;
  timeZone: string;
}

interface UnfoldButtonProps {
  /** Of what it unfolds. */
  id: string;
  username: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** How many direct referrals there are, as people read it. */
  count: string;
}

/** Unfolds the direct referrals of a member, and folds them again. */
export function UnfoldButton({ id, username, isOpen, setOpen, count }: UnfoldButtonProps) {
  const t = useTranslations("network");
  return (
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
  );
}

interface UnfoldedMemberProps extends Omit<UnfoldedDirectsProps, "username"> {
  member: TeamMember;
}

/** One direct referral within an unfolded row. */
function UnfoldedMember({ member, sponsorHref, locale, timeZone }: UnfoldedMemberProps) {
  const t = useTranslations("network");
  const list = useTranslations("team.list");
  const statusWord = useStatusWord();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { username, fullName, status, joinedAt, personalVolume, teamSize, directs } = member;
  const count = (directs ?? 0).toLocaleString(locale, { numberingSystem: "latn" });
  const facts = [
    status && statusWord(status),
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
          {(directs ?? 0) > 0 && <UnfoldButton {...{ id, username, isOpen, count, setOpen }} />}
        </div>
      </div>
      {isOpen && (
        <div id={id} className="mt-3">
          <UnfoldedDirects {...{ username, sponsorHref, locale, timeZone }} />
        </div>
      )}
    </li>
  );
}

/** A member's own direct referrals, each of which may be unfolded in turn. */
export function UnfoldedDirects({ username, sponsorHref, locale, timeZone }: UnfoldedDirectsProps) {
  const t = useTranslations("network");
  const common = useTranslations("common");
  const { items, state, hasMore, loadMore, retry } = useDirectsOf(username);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{t("unfoldedLabel", { username })}</span>
        <Link
          href={`${sponsorHref}${encodeURIComponent(username)}` as Route}
          scroll={false}
          className="relative font-medium text-accent-text after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t("unfoldListed")}
        </Link>
      </p>
      {items.length > 0 && (
        <ul
          aria-label={t("unfoldedLabel", { username })}
          className="divide-y divide-line border-s-2 border-line-strong ps-4"
        >
          {items.map((member) => (
            <UnfoldedMember key={member.username} {...{ member, sponsorHref, locale, timeZone }} />
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {state === "loading" && (
          <>
            <span className="sr-only">{t("unfoldLoading")}</span>
            <Skeleton className="h-11" />
          </>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {(state === "failed" || state === "gone") && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-md text-warn">
              {t(state === "failed" ? "unfoldFailed" : "unfoldGone")}
            </p>
            {state === "failed" && (
              <Button size="small" onClick={retry}>
                {common("retry")}
              </Button>
            )}
          </div>
        )}
      </div>
      {state === "ready" && hasMore && (
        <Button size="small" className="justify-self-start" onClick={loadMore}>
          {t("unfoldMore")}
        </Button>
      )}
    </div>
  );
}
