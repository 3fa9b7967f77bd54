"use client";

import type { Route } from "next";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Skeleton } from "@/app/_ui/skeleton";
import { PAGES } from "@/lib/routes";
import { UnfoldedMember } from "./unfolded-member";
import { useDirectsOf } from "./use-directs-of";

export interface UnfoldedDirectsProps {
  username: string;
  locale: string;
  timeZone: string;
}

/** A member's own direct referrals, each of which may be unfolded in turn. */
export function UnfoldedDirects({ username, locale, timeZone }: UnfoldedDirectsProps) {
  const t = useTranslations("network");
  const common = useTranslations("common");
  const { items, state, hasMore, loadMore, retry } = useDirectsOf(username);
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{t("unfoldedLabel", { username })}</span>
        <Link
          href={`${PAGES.network.path}?sponsor=${encodeURIComponent(username)}` as Route}
          scroll={false}
          prefetch={false}
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
            <UnfoldedMember key={member.username} {...{ member, locale, timeZone }} />
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
