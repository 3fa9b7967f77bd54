import { getLocale, getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { Amount } from "@/app/_ui/text/amount";
import { COMMISSION_BPS } from "@/lib/contract/rules/published-rules";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readSettlements, type Settlements } from "@/lib/domain/team/server";
import { commissionsOn, EXAMPLE_PRICE, matchLegs } from "@/lib/domain/team/settlement";
import { type SearchParams, single } from "@/lib/list/search-params";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatPoints, formatRate, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { CreateDownlineButton } from "../_components/create-downline/create-downline-button";
import { CREATE_DOWNLINE_TEXTS } from "../_components/create-downline/create-downline-texts";
import { DirectsSection } from "./_components/directs-section";
import { TeamOverview } from "./_components/overview";
import { SettlementsSection } from "./_components/settlements/settlements-section";
import { SharingSection } from "./_components/sharing/sharing-section";
import { TEAM_TABS, type TeamTab, teamHref, teamTab } from "./_components/team-tab";

const EXAMPLE = { left: "1800", right: "20800" } as const;

/** How the two legs are settled each day, with the contract's example worked out by the service's own rules. */
async function SettlementRulesCard({ rules }: { rules: NonNullable<Settlements["rules"]> }) {
  const [t, locale] = await Promise.all([getTranslations("team.rules"), getLocale()]);
  const match = matchLegs(EXAMPLE.left, EXAMPLE.right, rules);
  const points = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
  const usd = (raw: string) => <Amount raw={raw} text={formatUsd(raw, locale)} />;
  const percent = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  return (
    <Card>
      <CardHeading>{t("settlementTitle")}</CardHeading>
      <ul className="grid list-disc gap-2.5 ps-5 text-md">
        <li>{t("matched")}</li>
        <li>{t("bonus", { percent: percent(rules.bonusBps) })}</li>
        <li>{t("cap", { cap: formatUsd(rules.capPerDay, locale) })}</li>
        <li>{t("carry")}</li>
        <li>{t("qualified")}</li>
        {typeof rules.guardBps === "number" && (
          <li>{t("guard", { percent: percent(rules.guardBps) })}</li>
        )}
      </ul>
      <div className="mt-5 rounded-inset bg-raised px-4 py-3">
        <h3 className="mb-3 text-base">{t("example")}</h3>
        <FactList
          facts={[
            { label: t("exampleLeft"), value: points(EXAMPLE.left) },
            { label: t("exampleRight"), value: points(EXAMPLE.right) },
            { label: t("exampleMatched"), value: points(match.matched) },
            { label: t("exampleBonus"), value: usd(match.bonus) },
            { label: t("exampleCarry"), value: points(match.carryRight) },
          ]}
        />
      </div>
    </Card>
  );
}

/** What is paid for whose purchases, in plain words, each with an example worked out by the same rules. */
async function RulesCard() {
  const [t, locale] = await Promise.all([getTranslations("team.rules"), getLocale()]);
  const example = commissionsOn(EXAMPLE_PRICE);
  const rate = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  const settlement = await memberSection(async () => {
    const settlements = await readSettlements(1);
    return settlements?.rules ? <SettlementRulesCard rules={settlements.rules} /> : null;
  }, "team.rules.settlementTitle");
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <CardHeading>{t("commissionTitle")}</CardHeading>
        <ul className="grid list-disc gap-2.5 ps-5 text-md">
          <li>{t("direct", { percent: rate(COMMISSION_BPS.direct) })}</li>
          <li>{t("level2", { percent: rate(COMMISSION_BPS.level2) })}</li>
          <li>{t("purchasesOnly")}</li>
          <li>{t("withheld")}</li>
          <li>{t("refund")}</li>
        </ul>
        <p className="mt-5 rounded-inset bg-raised px-4 py-3 text-md">
          {t("commissionExample", {
            price: formatUsd(EXAMPLE_PRICE, locale),
            direct: formatUsd(example.direct, locale),
            level2: formatUsd(example.level2, locale),
          })}
        </p>
        <h3 className="mt-6 mb-2 text-base">{t("pointsTitle")}</h3>
        <ul className="grid list-disc gap-2.5 ps-5 text-md">
          <li>
            {t("points", {
              price: formatUsd(EXAMPLE_PRICE, locale),
              points: formatPoints(EXAMPLE_PRICE, locale),
            })}
          </li>
          <li>{t("pointsUp")}</li>
          <li>{t("pointsOwn")}</li>
          <li>{t("seats")}</li>
        </ul>
      </Card>
      {settlement}
    </div>
  );
}

export const generateMetadata = () => pageMetadata("team");

/** What is new while the page is looked at: a purchase, a newcomer, a settlement. */
const REFRESH_SECONDS = 60;

const CONTENT: Readonly<
  Record<TeamTab, (props: { params: SearchParams }) => Promise<React.ReactNode>>
> = {
  overview: TeamOverview,
  directs: (props) => memberSection(() => DirectsSection(props), "team.tabs.directs", "h-128"),
  settlements: SettlementsSection,
  sharing: SharingSection,
  rules: RulesCard,
};

export default memberPage(async ({ searchParams }: PageProps<"/team">) => {
  const params = await searchParams;
  const tab = teamTab(single(params, "tab"));
  const [t, titles, { pool, kickback }, content] = await Promise.all([
    getTranslations("team"),
    getTranslations("titles"),
    readCapabilities(),
    CONTENT[tab]({ params }),
  ]);
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        title={titles("team")}
        text={<span className="max-md:sr-only">{t("text")}</span>}
      >
        <LinkButton href={PAGES.network.path}>{t("openNetwork")}</LinkButton>
        <Texts of={CREATE_DOWNLINE_TEXTS}>
          <CreateDownlineButton />
        </Texts>
      </PageHeading>
      <LinkTabs
        label={t("tabsLabel")}
        tabs={TEAM_TABS.filter((name) => name !== "sharing" || pool || kickback).map((name) => ({
          label: t(`tabs.${name}`),
          href: teamHref(name),
          isCurrent: name === tab,
        }))}
      />
      {content}
    </>
  );
});
