import { getTranslations } from "next-intl/server";
import { ExportLink } from "@/app/_shell/export/export-link";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { RefreshAt } from "@/app/_shell/time/refresh-at";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { DataExports } from "@/lib/contract/records/personal-data";
import { CopyWatch } from "./copy-watch";
import { NeedsFactor } from "./needs-factor";
import { RequestCopy } from "./request-copy";

const TEXTS = [
  "personalData.request",
  "personalData.requested",
  "personalData.onceADay",
  "personalData.requestFailed",
] as const;

interface CopyProps {
  exports: DataExports;
  hasFactor: boolean;
  timeZone: string;
}

async function Copy({ exports: { latest, nextAt }, hasFactor, timeZone }: CopyProps) {
  const t = await getTranslations("personalData");
  const moment = (at: string) => ({
    time: () => <MemberTime at={at} timeZone={timeZone} look="sentence" />,
  });
  if (latest?.status === "preparing") {
    return (
      <Texts of={["personalData.preparing"]}>
        <CopyWatch />
      </Texts>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {latest && (
        <>
          <RefreshAt at={latest.expiresAt} />
          <p className="text-md">{t.rich("ready", moment(latest.expiresAt))}</p>
          <Texts of={["export"]}>
            <ExportLink
              path={`account/data-export/${encodeURIComponent(latest.id)}/file`}
              fileName="merlin-btc.zip"
              label={t("download")}
            />
          </Texts>
        </>
      )}
      {nextAt && (
        <p className="text-sm text-muted">
          <RefreshAt at={nextAt} />
          {t.rich("next", moment(nextAt))}
        </p>
      )}
      {!nextAt && !hasFactor && <NeedsFactor />}
      {!nextAt && hasFactor && (
        <Texts of={TEXTS}>
          <RequestCopy />
        </Texts>
      )}
    </div>
  );
}

interface CopyCardProps extends Omit<CopyProps, "exports"> {
  /** Null where there are none. */
  exports: DataExports | null;
}

/** A copy of everything that is kept about the member: to ask for, on its way, or to download. */
export async function CopyCard({ exports, ...props }: CopyCardProps) {
  const t = await getTranslations("personalData");
  return (
    <Card className="max-md:p-4">
      <CardHeading>{t("copyTitle")}</CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">{t(exports ? "copyText" : "copyMissing")}</p>
      {exports && <Copy exports={exports} {...props} />}
    </Card>
  );
}
