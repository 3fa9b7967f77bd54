"use client";

import { useTranslations } from "next-intl";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import { Moment, type MomentProps } from "@/app/_ui/time/moment";
import { BASE_CURRENCY } from "@/lib/money/format";
import { MemberStatus } from "../../_components/team/member-status";
import { DirectCommission, type DirectProps } from "./direct-rows";

/** A moment in full: in the member's zone, and in UTC by a press where that is another one. */
function FullMoment({ at, full: [own = "", ...utc] }: MomentProps) {
  if (utc.length > 0) return <Moment at={at} text={own} full={utc} />;
  return (
    <time dateTime={at} className="figures">
      {own}
    </time>
  );
}

/** All that is known of a direct referral. */
export function DirectDetails({ row, locale }: DirectProps) {
  const t = useTranslations("team.list");
  const common = useTranslations("common");
  const { fullName, email, joined, leg, personalVolume, commission, status } = row;
  const facts: Fact[] = [
    ...(fullName ? [{ label: t("member"), value: <bdi>{fullName}</bdi> }] : []),
    ...(email ? [{ label: t("email"), value: <bdi dir="ltr">{email}</bdi> }] : []),
    ...(joined ? [{ label: t("joined"), value: <FullMoment {...joined} /> }] : []),
    { label: t("status"), value: <MemberStatus status={status} /> },
    ...(leg ? [{ label: t("leg"), value: t(`legs.${leg}`) }] : []),
    {
      label: t("volume"),
      value: (
        <VolumePoints raw={personalVolume} locale={locale} missingText={common("notAvailable")} />
      ),
    },
    ...(commission ? [{ label: t("commission"), value: <DirectCommission row={row} /> }] : []),
  ];
  return (
    <>
      <FactList facts={facts} />
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[{ label: t("commission"), raw: commission }]}
      />
    </>
  );
}
