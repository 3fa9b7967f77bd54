import { getTranslations } from "next-intl/server";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { Link } from "@/app/_ui/navigation/link";
import type { LoginHistory } from "@/lib/domain/security/server";
import { PAGES } from "@/lib/routes";
import { LoginRows } from "../../_components/login-rows";

interface ActivityCardProps {
  history: LoginHistory | null;
  timeZone: string;
}

/** The latest sign-ins, as the member's own check. */
export async function ActivityCard({ history, timeZone }: ActivityCardProps) {
  const t = await getTranslations("profile");
  const records = history?.items ?? [];
  return (
    <TableFrame
      id="activity"
      title={t("activity")}
      aside={
        records.length > 0 && (
          <Link href={PAGES.security.path} className="tall-link">
            {t("activityAll")}
          </Link>
        )
      }
    >
      {records.length === 0 ? (
        <p className="px-4 pb-5 text-md text-muted md:px-5">
          {t(history ? "activityEmpty" : "activityMissing")}
        </p>
      ) : (
        <LoginRows records={records} timeZone={timeZone} />
      )}
    </TableFrame>
  );
}
