import { getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import type { Fact } from "@/app/_ui/data/fact-list";

/** When it was: in the member's zone by its name, and in UTC. */
export async function momentFacts(at: string, timeZone: string): Promise<readonly Fact[]> {
  const t = await getTranslations("transactionDetail");
  return [
    { label: t("time"), value: <MemberTime at={at} timeZone={timeZone} namesZone isPlain /> },
    { label: t("utc"), value: <MemberTime at={at} timeZone="UTC" namesZone /> },
  ];
}
