import "server-only";
import { cache } from "react";
import type { EndpointOutput } from "../contract/endpoint.ts";
import { teamEndpoints } from "../contract/team.ts";
import { readIfOffered } from "../session/server.ts";

export type TeamSummary = EndpointOutput<typeof teamEndpoints.summary>;

/**
 * The member's team in figures, or null without the service; asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readTeamSummary = cache(
  (): Promise<TeamSummary | null> => readIfOffered(teamEndpoints.summary, {}),
);
