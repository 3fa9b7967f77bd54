import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Badge, type BadgeTone } from "@/app/_ui/badge";
import { NoValue } from "@/app/_ui/no-value";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import type { LoginRecord } from "@/lib/contract/security";
import { readUserAgent } from "@/lib/contract/user-agent";
import { deviceLabel } from "@/lib/security/agent-name";

const TONES: Readonly<Record<LoginRecord["result"], BadgeTone>> = {
  success: "up",
  second_factor: "info",
  wrong_password: "warn",
  wrong_code: "warn",
  locked: "down",
};

/** One try to sign in. */
export async function HistoryRow({ record, timeZone }: { record: LoginRecord; timeZone: string }) {
  const [t, common] = await Promise.all([getTranslations("security"), getTranslations("common")]);
  const { at, agent, ipMasked, result } = record;
  const missing = <NoValue text={common("notAvailable")} />;
  return (
    <TableCard
      title={
        <span className="text-base font-medium">
          <MemberTime at={at} timeZone={timeZone} />
        </span>
      }
    >
      <TableCell label={t("agent")}>
        {agent ? (
          <span title={agent} className="break-words">
            {deviceLabel(readUserAgent(agent), (parts) => t("browserOn", parts)) ?? (
              <bdi>{agent}</bdi>
            )}
          </span>
        ) : (
          missing
        )}
      </TableCell>
      <TableCell label={t("address")}>
        {ipMasked ? (
          <bdi dir="ltr" className="figures">
            {ipMasked}
          </bdi>
        ) : (
          missing
        )}
      </TableCell>
      <TableCell label={t("result")}>
        <Badge tone={TONES[result]}>{t(`results.${result}`)}</Badge>
      </TableCell>
    </TableCard>
  );
}
