import "server-only";
import { accountEndpoints } from "../../contract/account.ts";
import type { AutoLogoutMinutes } from "../../contract/values/auto-logout.ts";
import { settingsSchema } from "../../contract/values/settings.ts";
import { environment } from "../../env/server.ts";
import { acceptLanguage } from "../../i18n/negotiation.ts";
import { sealSeen } from "../../session/begin.ts";
import { deleteCookie } from "../../session/cookies.ts";
import { idleTimeLeft, type MemberSession } from "../../session/read.ts";
import { callUpstream } from "../../upstream/call.ts";
import { readJson } from "../handler/body.ts";
import { refusalError } from "../handler/errors.ts";
import { type HandlerContext, json } from "../handler/handler.ts";
import { callForMember, requireMember } from "../handler/member.ts";
import { OWN_ROUTES } from "../routes/own-routes.ts";

async function chosenMinutes(context: HandlerContext): Promise<AutoLogoutMinutes> {
  const { requestId, locale, address } = context;
  const as = { requestId, clientAddress: address, language: acceptLanguage(locale) };
  const profile = await callForMember(context, (bearer) =>
    callUpstream(accountEndpoints.profile, {}, { ...as, bearer }),
  );
  if (!profile.ok) throw refusalError(profile.refusal, false);
  return profile.value.settings?.autoLogoutMinutes ?? 0;
}

/** How long nobody has been active stays as it was, unless somebody is now, or nobody has counted so far. */
async function keepSeen(
  { setCookies }: HandlerContext,
  { anchor, seen }: MemberSession,
  { minutes, isActive }: { minutes: AutoLogoutMinutes; isActive: boolean },
): Promise<number> {
  const seenAt = isActive || !seen ? Date.now() : seen.seenAt;
  if (minutes === 0) {
    if (seen) setCookies([deleteCookie("seen", environment().isSecure)]);
    return 0;
  }
  const next = { seenAt, minutes };
  const isNew = seen?.seenAt !== seenAt || seen.minutes !== minutes;
  if (isNew) setCookies([await sealSeen(anchor, next)]);
  return Math.max(0, Math.round(idleTimeLeft(next)));
}

/**
 * POST /api/session/active: that somebody has used a key or a pointer, or how long nobody may go on being idle. What the page
 * believes of the member's choice only tells whether the service has to be asked for it.
 */
export async function handleActive(context: HandlerContext): Promise<Response> {
  const session = requireMember(context);
  const told = await readJson(context.request, OWN_ROUTES.active.body, context.text);
  const isKnown = session.seen?.minutes === told.minutes;
  const minutes = isKnown ? told.minutes : await chosenMinutes(context);
  const leftMs = await keepSeen(context, session, { minutes, isActive: told.isActive });
  return json({ minutes, leftMs });
}

/** After the member's settings were changed: what this browser's session is to do from now on. */
export async function followSettings(context: HandlerContext, settings: unknown): Promise<void> {
  const { autoLogoutMinutes } = settingsSchema.parse(settings);
  if (autoLogoutMinutes == null) return;
  const session = requireMember(context);
  if ((session.seen?.minutes ?? 0) === autoLogoutMinutes) return;
  await keepSeen(context, session, { minutes: autoLogoutMinutes, isActive: true });
}
