import { CloudOff } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
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
        <CardHeading>{title}</CardHeading>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-inset bg-raised p-4">
          <Icon node={CloudOff} size={22} className="self-start text-warn" />
          <div role="alert" className="min-w-0 flex-1 basis-52 text-md">
            <p className="font-semibold">{t("unavailable.sectionTitle")}</p>
            <p className="text-muted">{text}</p>
            {outage && (
              <p className="mt-0.5 text-sm text-muted">
                {t("common.requestId")}{" "}
                <bdi dir="ltr" className="figures break-all text-text select-all">
                  {outage.requestId}
                </bdi>
              </p>
            )}
          </div>
          {retry}
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
