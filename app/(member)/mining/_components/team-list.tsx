import { getLocale, getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { readDirectsToRemind } from "@/lib/domain/mining/server";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { NudgeButton } from "../../_components/team/nudge-button";
import { miningHref } from "./mining-href";
import type { MiningQuery } from "./mining-query";

const DIRECTS_ON_A_PAGE = 5;

/** The member's direct referrals, each with the way to remind them of mining. */
export async function TeamList({ query }: { query: MiningQuery }) {
  const [locale, t, list] = await Promise.all([
    getLocale(),
    getTranslations("mining.team"),
    readDirectsToRemind(query.team, DIRECTS_ON_A_PAGE),
  ]);
  if (!list) return null;
  if (list.items.length === 0) {
    return (
      <EmptyState
        art="team"
        title={t("emptyTitle")}
        text={t("emptyText", { percent: formatRate(bpsAsPercent(MINING_RULES.teamBps), locale) })}
        action={<LinkButton href={PAGES.team.path}>{t("emptyLink")}</LinkButton>}
      />
    );
  }
  return (
    <>
      <h3 className="mb-1 font-sans text-sm font-medium text-muted">{t("list")}</h3>
      <Texts of={["team.nudge"]}>
        <ul className="divide-y divide-line">
          {list.items.map(({ username, fullName, canNudge }) => (
            <li key={username} className="flex min-h-14 items-center justify-between gap-4 py-2">
              <span className="min-w-2/5">
                <span className="block font-medium wrap-anywhere">
                  <bdi>{fullName ?? username}</bdi>
                </span>
                <span className="block truncate text-sm text-muted">
                  <bdi dir="ltr">@{username}</bdi>
                </span>
              </span>
              <div className="text-end">
                <NudgeButton
                  username={username}
                  name={fullName ?? username}
                  canNudge={canNudge === true}
                />
              </div>
            </li>
          ))}
        </ul>
      </Texts>
      <p className="mt-3 text-sm text-muted">{t("note")}</p>
      <ListPages
        place="free"
        label={t("pages")}
        page={list.page}
        pages={list.pages}
        hrefOf={(team) => miningHref(query, { team })}
      />
    </>
  );
}
