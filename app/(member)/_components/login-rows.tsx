import { Monitor, Smartphone } from "lucide";
import { getTranslations } from "next-intl/server";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { RowSheet } from "@/app/_ui/overlay/row-sheet";
import { readUserAgent } from "@/lib/contract/protocol/user-agent";
import type { LoginRecord } from "@/lib/contract/security";
import { deviceLabel, isHandheld } from "@/lib/domain/security/agent-name";

const TONES: Readonly<Record<LoginRecord["result"], BadgeTone>> = {
  success: "up",
  second_factor: "info",
  wrong_password: "warn",
  wrong_code: "warn",
  locked: "down",
};

interface LoginRowProps {
  record: LoginRecord;
  timeZone: string;
}

/** One try to sign in: by which device, when, from where, and what came of it. */
async function LoginRow({ record, timeZone }: LoginRowProps) {
  const [t, moment] = await Promise.all([
    getTranslations("security"),
    momentFacts(record.at, timeZone),
  ]);
  const { at, agent, ipMasked, result } = record;
  const named = agent ? deviceLabel(readUserAgent(agent), (parts) => t("browserOn", parts)) : null;
  const name = named ?? agent ?? t("unknownDevice");
  const badge = <Badge tone={TONES[result]}>{t(`results.${result}`)}</Badge>;
  const address = ipMasked && (
    <bdi dir="ltr" className="figures">
      {ipMasked}
    </bdi>
  );
  return (
    <ListRow
      disc={<SignDisc sign={isHandheld(agent ?? "") ? Smartphone : Monitor} />}
      title={
        <RowSheet
          title={name}
          details={
            <FactList
              facts={[
                ...moment,
                { label: t("agent"), value: <bdi className="break-words">{agent ?? name}</bdi> },
                ...(address ? [{ label: t("address"), value: address }] : []),
                { label: t("result"), value: badge },
              ]}
            />
          }
        >
          {named ?? <bdi>{name}</bdi>}
        </RowSheet>
      }
      text={
        <>
          <MemberTime at={at} timeZone={timeZone} look="short" />
          {address && (
            <>
              {" · "}
              {address}
            </>
          )}
        </>
      }
      amount={badge}
    />
  );
}

interface LoginRowsProps {
  records: readonly LoginRecord[];
  timeZone: string;
}

/** Tries to sign in, the latest first. */
export function LoginRows({ records, timeZone }: LoginRowsProps) {
  return (
    <ul className="border-t border-line">
      {records.map((record, index) => (
        <LoginRow key={record.id ?? `${record.at}-${index}`} record={record} timeZone={timeZone} />
      ))}
    </ul>
  );
}
