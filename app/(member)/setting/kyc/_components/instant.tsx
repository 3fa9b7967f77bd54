import { MemberTime } from "@/app/_shell/time/member-time";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";

/** A moment of the check in the member's own zone, by its name. */
export async function Instant({ value }: { value: string }) {
  const { timeZone } = await readProfile();
  return <MemberTime at={value} timeZone={timeZoneOf(timeZone)} namesZone />;
}
