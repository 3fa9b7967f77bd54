import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { EmptyState } from "@/app/_ui/state/empty-state";
import type { ReservesSnapshot } from "@/lib/contract/records/reserves";
import { readProfile } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { chosenSnapshot } from "@/lib/domain/platform/reserves";
import { readOwnReserves } from "@/lib/domain/platform/server";
import { dateFormat } from "@/lib/i18n/date-format";
import { single } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";
import { OwnProof } from "./_components/own-proof";

/** As many as one looks back by; all stand on the public page. */
const MAX_CHOICES = 6;
const DAY = { month: "short", day: "numeric", timeZone: "UTC" } as const;

export const generateMetadata = () => pageMetadata("ownReserves");

interface ChoiceProps {
  snapshots: readonly ReservesSnapshot[];
  current: ReservesSnapshot;
}

async function SnapshotChoice({ snapshots, current }: ChoiceProps) {
  const [t, locale] = await Promise.all([getTranslations("reserves"), getLocale()]);
  if (snapshots.length < 2) return null;
  return (
    <div className="mb-5">
      <SegmentedLinks
        label={t("snapshots")}
        size="medium"
        options={snapshots.slice(0, MAX_CHOICES).map(({ id, takenAt }) => ({
          href: `${PAGES.ownReserves.path}?snapshot=${encodeURIComponent(id)}` as Route,
          label: dateFormat(locale, DAY).format(new Date(takenAt)),
          isCurrent: id === current.id,
        }))}
      />
    </div>
  );
}

export default memberPage(async ({ searchParams }: PageProps<"/wallet/reserves">) => {
  const [params, t, daily, titles, user, { reserves: isOffered }] = await Promise.all([
    searchParams,
    getTranslations("reserves"),
    getTranslations("dailyProfit"),
    getTranslations("titles"),
    readProfile(),
    readCapabilities(),
  ]);
  const wayBack = <LinkButton href={PAGES.wallets.path}>{titles("wallet")}</LinkButton>;
  const published = isOffered ? await readOwnReserves() : ({ state: "absent" } as const);
  if (published.state === "failed") {
    return (
      <>
        <PageHeading title={titles("ownReserves")} text={t("ownText")}>
          {wayBack}
        </PageHeading>
        <UnavailableSection title={titles("reserves")} />
      </>
    );
  }
  const snapshots = published.state === "given" ? published.value : [];
  const current = chosenSnapshot(snapshots, single(params, "snapshot") ?? undefined);
  if (!current) {
    const isMissing = published.state === "absent";
    return (
      <>
        <PageHeading title={titles("ownReserves")} />
        <Card>
          <EmptyState
            title={t(isMissing ? "missingTitle" : "noneTitle")}
            text={isMissing ? daily("missingText") : t("noneText")}
            action={wayBack}
          />
        </Card>
      </>
    );
  }
  const proof = await memberSection(
    () => OwnProof({ snapshot: current, username: user.username }),
    "titles.ownReserves",
  );
  return (
    <>
      <PageHeading title={titles("ownReserves")} text={t("ownText")}>
        <LinkButton href={PAGES.reserves.path}>{titles("reserves")}</LinkButton>
        {wayBack}
      </PageHeading>
      <SnapshotChoice snapshots={snapshots} current={current} />
      {proof}
    </>
  );
});
