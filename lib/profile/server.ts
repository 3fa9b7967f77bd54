import "server-only";
import { cache } from "react";
import { accountEndpoints, type User } from "../contract/account.ts";
import { readOrThrow } from "../session/server.ts";

/**
 * The signed-in member, asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readProfile = cache((): Promise<User> => readOrThrow(accountEndpoints.profile, {}));
