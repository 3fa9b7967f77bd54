import { getTranslations } from "next-intl/server";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { COMMISSION_TYPES } from "@/lib/contract/team";
import { COMMISSION_STATUSES, type CommissionView, commissionHref } from "./commission-query";

/** What the list is narrowed by; it stands in the address. */
export async function CommissionFilter({ view }: { view: CommissionView }) {
  const t = await getTranslations("commissions");
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      <SegmentedLinks
        label={t("typeLabel")}
        options={[null, ...COMMISSION_TYPES].map((type) => ({
          href: commissionHref(view, { type }),
          label: type ? t(`types.${type}`) : t("all"),
          isCurrent: view.type === type,
        }))}
      />
      <SegmentedLinks
        label={t("statusLabel")}
        options={[null, ...COMMISSION_STATUSES].map((status) => ({
          href: commissionHref(view, { status }),
          label: status ? t(`statuses.${status}`) : t("all"),
          isCurrent: view.status === status,
        }))}
      />
    </div>
  );
}
