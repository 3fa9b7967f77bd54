import { callBff } from "../../bff/client/client.ts";
import type { teamEndpoints } from "../../contract/team/team.ts";
import { serviceClock } from "../../live/service-clock.ts";

const PATH = "account/team/nudge";

/**
 * Reminds a member of the own network to mine, once a UTC day.
 * @throws BffError CONFLICT when reminded today, or while they mine
 */
export async function nudgeMember(username: string): Promise<void> {
  await callBff<typeof teamEndpoints.nudge>({
    method: "POST",
    // What stands behind the path stays in the browser: the reminder of another day is another call, with a key of its own.
    path: `${PATH}#${serviceClock.instant().slice(0, 10)}` as typeof PATH,
    body: { userId: username },
  });
}
