import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { UnavailableSection } from "@/app/_shell/states/unavailable-section";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readCapabilities } from "@/lib/domain/capability/server";
import { readReserves } from "@/lib/domain/platform/server";
import { PAGES } from "@/lib/routes";
import { WRAP } from "../_components/section";
import { EarlierSnapshots } from "./_components/earlier-snapshots";
import { LatestSnapshot } from "./_components/latest-snapshot";

export async function generateMetadata(): Promise<Metadata> {
  const [{ title }, t] = await Promise.all([pageMetadata("reserves"), getTranslations("reserves")]);
  return { title, description: t("lead"), alternates: { canonical: PAGES.reserves.path } };
}

const PARTS = ["proves", "limits", "privacy", "how"] as const;

/** What a snapshot proves and what not, what a proof tells of others, and how to check it. */
async function ProofMeaning() {
  const t = await getTranslations("reserves");
  return (
    <Card>
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {PARTS.map((part) => (
          <div key={part}>
            <dt className="text-lg font-semibold">{t(`${part}Title`)}</dt>
            <dd className="mt-1 text-md text-muted">{t(`${part}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What was published last, what it proves and what not, and all snapshots before; or why there are none. */
async function Snapshots() {
  const [t, daily, { reserves: isOffered }] = await Promise.all([
    getTranslations("reserves"),
    getTranslations("dailyProfit"),
    readCapabilities(),
  ]);
  const published = isOffered ? await readReserves() : ({ state: "absent" } as const);
  if (published.state === "failed") return <UnavailableSection />;
  const [latest, ...earlier] = published.state === "given" ? published.value : [];
  if (!latest) {
    const isMissing = published.state === "absent";
    return (
      <Card>
        <EmptyState
          title={t(isMissing ? "missingTitle" : "noneTitle")}
          text={isMissing ? daily("missingText") : t("noneText")}
        />
      </Card>
    );
  }
  return (
    <div className="grid gap-5">
      <LatestSnapshot snapshot={latest} />
      <ProofMeaning />
      {earlier.length > 0 && <EarlierSnapshots snapshots={earlier} />}
    </div>
  );
}

/** What members have with us and what is held against it, for everybody to check. */
export default async function ReservesPage() {
  const [t, titles, { reserves }] = await Promise.all([
    getTranslations("reserves"),
    getTranslations("titles"),
    readCapabilities(),
  ]);
  return (
    <div className={`${WRAP} pt-10 lg:pt-16`}>
      <PageHeading title={titles("reserves")} text={t("lead")}>
        {reserves && (
          <a href={PAGES.ownReserves.path} className={buttonStyle("primary", "medium")}>
            {t("checkOwn")}
          </a>
        )}
      </PageHeading>
      <Snapshots />
    </div>
  );
}
