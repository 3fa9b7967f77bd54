import { memberSection } from "@/app/_shell/member-section";
import type { JoinInterval } from "@/lib/team/joins";
import type { TeamFilter } from "@/lib/team/query";
import { JoinsCard } from "./joins-card";
import { NewestCard } from "./newest-card";

interface JoinsSectionProps {
  by: JoinInterval;
  /** Of the list below, which stays as it is when the interval changes. */
  filter: TeamFilter;
  timeZone: string;
}

/** Who joined over time, and who joined last. */
export async function JoinsSection({ by, filter, timeZone }: JoinsSectionProps) {
  const [joins, newest] = await Promise.all([
    memberSection(() => JoinsCard({ by, filter })),
    memberSection(() => NewestCard({ timeZone })),
  ]);
  return (
    <div className="mb-6 grid gap-5 empty:hidden lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {joins}
      {newest}
    </div>
  );
}
