import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Notice } from "@/app/_ui/state/notice";
import { serviceClock } from "@/lib/live/service-clock";

interface HoldNoticeProps {
  until: string | null | undefined;
  timeZone: string;
}

/** Until when withdrawals rest; nothing when they do not. */
export async function HoldNotice({ until, timeZone }: HoldNoticeProps) {
  if (!until || Date.parse(until) <= serviceClock.now()) return null;
  const t = await getTranslations("security");
  return (
    <Notice
      tone="warn"
      className="mb-5"
      title={t.rich("holdTitle", {
        time: () => <MemberTime at={until} timeZone={timeZone} namesZone isPlain />,
      })}
    >
      {t("holdText")}
    </Notice>
  );
}
