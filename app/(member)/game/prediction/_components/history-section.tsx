import { getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/member-section";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { TABLE_SURFACE } from "@/app/_ui/table-cards";
import { POSITION_STATUSES } from "@/lib/contract/prediction";
import { HistoryList, type HistoryListProps } from "./history-list";
import { PnlSummary } from "./pnl-summary";
import { predictionHref } from "./prediction-href";

/** The member's result, and every entry under a filter that stands in the address. */
export async function HistorySection(props: HistoryListProps) {
  const { query } = props;
  const [t, summary, list] = await Promise.all([
    getTranslations("prediction.history"),
    memberSection(PnlSummary),
    memberSection(() => HistoryList(props)),
  ]);
  const filters = [null, ...POSITION_STATUSES].map((status) => ({
    href: predictionHref(query, { status }),
    label: status ? t(`statuses.${status}`) : t("all"),
    isCurrent: status === query.status,
  }));
  return (
    <>
      {summary}
      <div className="mt-5 mb-4 first:mt-0">
        <SegmentedLinks label={t("filter")} options={filters} />
      </div>
      <section aria-label={t("listLabel")} className={`${TABLE_SURFACE} md:pt-4`}>
        {list}
      </section>
    </>
  );
}
