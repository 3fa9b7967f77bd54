import "server-only";
import { cache } from "react";
import type { User } from "../../contract/account.ts";
import type { Capabilities } from "../../contract/public.ts";
import { environment } from "../../env/server.ts";
import { notePartialPage } from "../../page-cache/partial-pages.ts";
import { SECURITY_PATH } from "../../paths.ts";
import { logLine } from "../../process/log.ts";
import { inProcess } from "../../process/shared.ts";
import { currentSession, renderContext } from "../../session/server.ts";
import { askCapabilities, namePasskeys, ourPasskeys } from "../../upstream/capabilities.ts";
import { UpstreamFault } from "../../upstream/errors.ts";

/** A visitor's page waits this long for what it does without; a member's would lack half of what it is. */
const VISITOR_PATIENCE_MS = 2_000;

/** Null while it cannot be asked. */
const askUpstream = cache(async (): Promise<Capabilities | null> => {
  const [{ requestId }, session] = await Promise.all([renderContext(), currentSession()]);
  const patience = session.state === "member" ? {} : { patienceMs: VISITOR_PATIENCE_MS };
  try {
    return await askCapabilities({ requestId, ...patience });
  } catch (error) {
    if (!(error instanceof UpstreamFault)) throw error;
    notePartialPage(requestId);
    return null;
  }
});

/** Answers whose passkeys were found to be of another host: each is shared by many pages and told once. */
const toldPasskeys = inProcess("told passkeys", () => new WeakSet<object>());

/** Which extensions the upstream offers; none while it cannot be asked. */
export const readCapabilities = cache(async (): Promise<Capabilities> => {
  const offered = (await askUpstream()) ?? {};
  const { passkeys } = offered;
  const ours = ourPasskeys(offered);
  if (passkeys && !ours && !toldPasskeys().has(passkeys)) {
    toldPasskeys().add(passkeys);
    const cause = "The upstream’s passkeys are for another host than that of APP_ORIGIN";
    logLine({ event: "capability ignored", cause }, "warn");
  }
  return { ...offered, passkeys: ours };
});

/**
 * Whether there are passkeys to have: whoever has none yet can add one where they are offered. A profile that leaves out
 * their number comes from where there are none.
 */
export async function mayHavePasskey({
  passkeyCount,
}: Pick<User, "passkeyCount">): Promise<boolean> {
  if (passkeyCount !== 0) return passkeyCount != null;
  return Boolean((await readCapabilities()).passkeys);
}

/** Whether a sentence for whoever is not known yet may name passkeys beside 2FA. */
export async function mayNamePasskey(): Promise<boolean> {
  return namePasskeys(await askUpstream());
}

/** Whether a member has a passkey; null where there are none to have. */
export async function ownsPasskey(user: Pick<User, "passkeyCount">): Promise<boolean | null> {
  return (await mayHavePasskey(user)) ? user.passkeyCount !== 0 : null;
}

/** Whether the links of mails freeze accounts and reopen them; so they may while the upstream cannot be asked. */
export async function mayFreeze(): Promise<boolean> {
  const capabilities = await askUpstream();
  return capabilities === null || capabilities.freeze === true;
}

/** Where passkeys are added and managed (W3C, Passkey Endpoints); null where the upstream has none. */
export async function readPasskeyEndpoints(): Promise<{ enroll: string; manage: string } | null> {
  const { passkeys } = await readCapabilities();
  const address = environment().appOrigin + SECURITY_PATH;
  return passkeys ? { enroll: address, manage: address } : null;
}
