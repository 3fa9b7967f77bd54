import {
  announceSessionEnd,
  BffError,
  callOwn,
  reloadForOther,
  SESSION_ENDED_EVENT,
  sessionEnd,
} from "../bff/client/client.ts";
import { pageMember } from "../bff/client/page-member.ts";
import type { AutoLogoutMinutes } from "../contract/values/auto-logout.ts";
import { expiredLoginPath, LOGIN_PATH } from "../paths.ts";
import { RECENT_CHOICES_KEY } from "../preferences.ts";

const CHANNEL = "merlin-session";
/** Where each way of ending a session by hand leads, in every tab. */
const LEADS_TO = { "logged-out": LOGIN_PATH, frozen: `${LOGIN_PATH}?reason=frozen` } as const;
const IDLE = "idle";
const LOGOUT_MS = 3_000;

interface Next {
  /** Where the browser goes on, as a new document. */
  readonly next: string;
}

/**
 * Signs in (R4.2).
 * @throws BffError with `fields` for a wrong pair, LOCKED or RATE_LIMITED with `details`
 */
export function login(input: {
  username: string;
  password: string;
  returnUrl?: string;
}): Promise<Next> {
  return callOwn({ method: "POST", path: "session/login", body: JSON.stringify(input) });
}

/**
 * Passes the second factor (R4.2) of the sign-in that the page names: another tab may have begun somebody else's since.
 * @throws BffError with `fields.code` and `details.triesLeft` for a wrong code
 */
export function submitSecondFactor(
  member: string,
  input: { code: string; returnUrl?: string },
): Promise<Next> {
  const body = JSON.stringify(input);
  return callOwn({ method: "POST", path: "session/two-factor", member, body });
}

/**
 * Drops a sign-in that owes its code, and that one alone: where another tab has completed it, or begun one of its own, the
 * page is loaded anew, which leads on.
 *
 * @param signIn as the page names it
 * @throws BffError when our own server cannot be reached; the sign-in then still stands
 */
export async function leaveSignIn(signIn: string): Promise<void> {
  try {
    await logout("logged-out", { member: signIn });
  } catch (error) {
    if (!(error instanceof BffError) || error.code !== "OTHER_MEMBER") throw error;
  }
}

/**
 * Renews the session's access token.
 * @throws BffError SESSION_EXPIRED when the session is over
 */
export function refreshSession(): Promise<void> {
  return callOwn({ method: "POST", path: "session/refresh" });
}

/** Goes to a page for visitors; what the tab remembers of the member's way through the pages ends here. */
function leaveTo(path: string): void {
  try {
    window.sessionStorage.removeItem(RECENT_CHOICES_KEY);
  } catch {
    // Without storage nothing is remembered.
  }
  window.location.assign(path);
}

/**
 * Signs out here and in every other tab (R4.3). The login page loads as a new document: the router's
 * cache would show member pages behind the Back button.
 *
 * @param how `frozen` for a member who has just frozen the account, which the login page then says
 * @param of whose session alone it is to end; whoever's it is otherwise
 * @throws BffError when our own server cannot be reached; the session then still stands
 */
export async function logout(
  how: keyof typeof LEADS_TO = "logged-out",
  of: { readonly member: string } | { readonly isForWhoever: true } = { isForWhoever: true },
): Promise<void> {
  await callOwn({ method: "POST", path: "session/logout", ...of });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(how);
  channel.close();
  leaveTo(LEADS_TO[how]);
}

/**
 * Signs out here and in every other tab because nobody was active; each goes to the login page that says so, with its own way
 * back. Where our server cannot be reached the session ends there by itself, a minute later.
 */
export async function logoutIdle(): Promise<void> {
  const signal = AbortSignal.timeout(LOGOUT_MS);
  try {
    await callOwn({ method: "POST", path: "session/logout", signal });
  } catch (error) {
    // Another member is active by now: it is their session, and this page is loaded anew.
    if (error instanceof BffError && error.code === "OTHER_MEMBER") return;
  }
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(IDLE);
  channel.close();
  announceSessionEnd("idle");
}

/** What the service says of a session that ends when nobody is active. */
export interface IdleLimit {
  /** 0 for none. */
  readonly minutes: AutoLogoutMinutes;
  readonly leftMs: number;
}

/**
 * Says that somebody is active, or asks how long nobody may go on being idle.
 *
 * @param minutes the limit that the page knows of
 * @throws BffError SESSION_EXPIRED when that is over
 */
export function tellActivity(minutes: AutoLogoutMinutes, isActive: boolean): Promise<IdleLimit> {
  const body = JSON.stringify({ minutes, isActive });
  return callOwn({ method: "POST", path: "session/active", body });
}

/**
 * Leaves member pages when another tab signs out or an answer says that the session is over, and loads them anew when
 * another tab shows the pages of somebody else.
 * @returns stops watching
 */
export function watchSession(): () => void {
  const member = pageMember();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data in LEADS_TO) leaveTo(LEADS_TO[data as keyof typeof LEADS_TO]);
    if (data === IDLE) announceSessionEnd("idle");
    if (member && data?.member && data.member !== member) reloadForOther();
  };
  if (member) channel.postMessage({ member });
  const onEnded = () => {
    const here = `${window.location.pathname}${window.location.search}`;
    leaveTo(expiredLoginPath(here, sessionEnd() ?? "expired"));
  };
  window.addEventListener(SESSION_ENDED_EVENT, onEnded);
  if (sessionEnd()) onEnded();
  return () => {
    channel.close();
    window.removeEventListener(SESSION_ENDED_EVENT, onEnded);
  };
}
