import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Texts } from "@/app/_shell/texts";
import { PageHeading } from "@/app/_ui/page-heading";
import { readFirstLevels } from "@/lib/binary-tree/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { CREATE_DOWNLINE_TEXTS } from "../_components/create-downline/create-downline-texts";
import { EmptyTree } from "./_components/empty-tree";
import { LegsCard } from "./_components/header/legs-card";
import { SettlementCard } from "./_components/header/settlement-card";
import { WayDown } from "./_components/header/way-down";
import { LaterTreeBoard } from "./_components/later-tree-board";
import { parseTreeQuery } from "./_components/tree-href";

export const generateMetadata = () => pageMetadata("binaryTree");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/binary-tree">) => {
  const [user, query] = await Promise.all([readProfile(), searchParams]);
  const { root, view, focus } = parseTreeQuery(query, user.username);
  const [locale, titles, t, first, way, legs, settlement] = await Promise.all([
    getLocale(),
    getTranslations("titles"),
    getTranslations("binaryTree"),
    readFirstLevels(root),
    root && WayDown({ root, view, ownUsername: user.username }),
    memberSection(LegsCard),
    memberSection(SettlementCard),
  ]);
  if (first.kind === "foreign") notFound();
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={titles("binaryTree")} text={t("text")} />
      <div className="mb-5 grid gap-5 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-8">{legs}</div>
        <div className="min-w-0 xl:col-span-4">{settlement}</div>
      </div>
      {way}
      {first.kind === "empty" ? (
        <EmptyTree />
      ) : (
        <Texts of={["binaryTree", ...CREATE_DOWNLINE_TEXTS]}>
          <LaterTreeBoard
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
    </>
  );
});
