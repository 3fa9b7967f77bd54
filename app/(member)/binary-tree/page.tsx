import { ChevronRight } from "lucide";
import type { Route } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { RetryButton } from "@/app/_shell/states/retry-button";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readFirstLevels, readWay } from "@/lib/domain/binary-tree/server";
import { readSettlements, readTeamSummary } from "@/lib/domain/team/server";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { CREATE_DOWNLINE_TEXTS } from "../_components/create-downline/create-downline-texts";
import { TreeLegsCard } from "./_components/header/legs-card";
import { SettlementCard } from "./_components/header/settlement-card";
import { LazyTreeBoard } from "./_components/tree-board.lazy";
import { parseTreeQuery, type TreeView, treeHref } from "./_components/tree-href";

interface WayDownProps {
  root: string;
  view: TreeView | null;
  ownUsername: string;
}

const MOST_STEPS = 8;

/** A long way without its middle; null stands for what is left out. */
function shortened(steps: readonly string[]): readonly (string | null)[] {
  return steps.length > MOST_STEPS ? [...steps.slice(0, 2), null, ...steps.slice(-4)] : steps;
}

/** From the member who looks down to the member at the top of the view; each step leads back up. */
async function WayDown({ root, view, ownUsername }: WayDownProps) {
  const [t, way] = await Promise.all([getTranslations("binaryTree"), readWay(root)]);
  const steps = way ?? [ownUsername, root];
  return (
    <nav aria-label={t("way")} className="mb-4">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1 text-md">
        {shortened(steps).map((username) => (
          <li key={username} className="flex items-center gap-1">
            {username !== steps[0] && (
              <Icon
                node={ChevronRight}
                size={16}
                className="shrink-0 text-faint rtl:-scale-x-100"
              />
            )}
            {username === null ? (
              <span className="px-1.5 py-2.5 text-faint">…</span>
            ) : username === root ? (
              <span aria-current="page" className="px-1.5 py-2.5 font-semibold">
                <bdi dir="ltr">{username}</bdi>
              </span>
            ) : (
              <Link
                href={treeHref({ root: username === ownUsername ? null : username, view })}
                className="rounded-sm px-1.5 py-2.5 text-accent-text hover:underline"
              >
                {username === ownUsername ? t("you") : <bdi dir="ltr">{username}</bdi>}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** No tree came, whatever the reason (R7.2). */
async function EmptyTree() {
  const [t, common] = await Promise.all([getTranslations("binaryTree"), getTranslations("common")]);
  return (
    <Card>
      <EmptyState
        art="team"
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            <LinkButton href={PAGES.team.path as Route} tone="primary">
              {t("invite")}
            </LinkButton>
            <RetryButton text={common("retry")} />
          </div>
        }
      />
    </Card>
  );
}

export const generateMetadata = () => pageMetadata("binaryTree");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/binary-tree">) => {
  const query = await searchParams;
  startReads(readTeamSummary(), readSettlements(1));
  if (!query.root) startReads(readFirstLevels(null));
  const user = await readProfile();
  const { root, view, focus } = parseTreeQuery(query, user.username);
  const [locale, titles, t, first, way, legs, settlement] = await Promise.all([
    getLocale(),
    getTranslations("titles"),
    getTranslations("binaryTree"),
    readFirstLevels(root),
    root && WayDown({ root, view, ownUsername: user.username }),
    memberSection(TreeLegsCard, "binaryTree.legsTitle"),
    memberSection(SettlementCard, "binaryTree.settlementTitle"),
  ]);
  if (first.kind === "foreign") notFound();
  return (
    <div className="flex flex-col">
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("binaryTree")} text={t("text")} />
      <div className="mb-5 grid gap-5 max-md:order-last max-md:mt-5 max-md:mb-0 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-8">{legs}</div>
        <div className="min-w-0 xl:col-span-4">{settlement}</div>
      </div>
      {way}
      {first.kind === "empty" ? (
        <EmptyTree />
      ) : (
        <Texts of={["binaryTree", ...CREATE_DOWNLINE_TEXTS]}>
          <LazyTreeBoard
            key={root}
            nodes={first.nodes}
            holdsMore={first.holdsMore}
            root={root}
            initialFocus={focus}
            ownUsername={user.username}
            locale={locale}
            timeZone={timeZoneOf(user.timeZone)}
          />
        </Texts>
      )}
    </div>
  );
});
