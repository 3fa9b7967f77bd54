import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { ErrorState } from "@/app/_ui/state/error-state";
import type { Outage } from "@/lib/session/server";
import { RetryButton } from "./retry-button";

const SECONDS_AT_MOST = 90;

interface UnavailableSectionProps {
  outage?: Outage;
  /** What the section is called when it stands; it keeps its name. None for a whole page. */
  title?: string;
}

/** Stands in for a page or a section whose data the upstream did not give (R4.1). */
export async function UnavailableSection({ outage, title }: UnavailableSectionProps) {
  const t = await getTranslations();
  const seconds = outage?.waitSeconds ?? 0;
  const minutes = seconds > SECONDS_AT_MOST ? Math.ceil(seconds / 60) : 0;
  const text =
    seconds > 0
      ? t("errors.RATE_LIMITED_UNTIL", { minutes, seconds })
      : t("unavailable.sectionText");
  const retry = <RetryButton text={t("common.retry")} />;
  if (title) {
    return (
      <Card>
        <CardHeading aside={retry}>{title}</CardHeading>
        <div role="alert" className="grid gap-1 text-md">
          <p className="font-medium text-warn">{t("unavailable.sectionTitle")}</p>
          <p className="text-muted">{text}</p>
          {outage && (
            <p className="text-sm text-muted">
              {t("common.requestId")}{" "}
              <bdi dir="ltr" className="figures break-all text-text select-all">
                {outage.requestId}
              </bdi>
            </p>
          )}
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <ErrorState
        level={1}
        title={t("unavailable.sectionTitle")}
        text={text}
        requestId={outage && { label: t("common.requestId"), value: outage.requestId }}
        action={retry}
      />
    </Card>
  );
}
