import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { ErrorState } from "@/app/_ui/state/error-state";
import { RetryButton } from "./retry-button";

interface UnavailableSectionProps {
  requestId?: string;
  /** The page around it has its own heading. */
  isSection?: boolean;
}

/** Stands in for a page or a section whose data the upstream did not give (R4.1). */
export async function UnavailableSection({
  requestId,
  isSection = false,
}: UnavailableSectionProps) {
  const t = await getTranslations();
  return (
    <Card>
      <ErrorState
        level={isSection ? 2 : 1}
        title={t("unavailable.sectionTitle")}
        text={t("unavailable.sectionText")}
        requestId={requestId ? { label: t("common.requestId"), value: requestId } : undefined}
        action={<RetryButton text={t("common.retry")} />}
      />
    </Card>
  );
}
