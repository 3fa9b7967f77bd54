import { callOwn, SESSION_ENDED_EVENT } from "../bff/client/client.ts";
import { expiredLoginPath, LOGIN_PATH } from "../paths.ts";

const CHANNEL = "merlin-session";
const LOGGED_OUT = "logged-out";

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
 * Passes the second factor (R4.2).
 * @throws BffError with `fields.code` and `details.triesLeft` for a wrong code
 */
export function submitSecondFactor(input: { code: string; returnUrl?: string }): Promise<Next> {
  return callOwn({ method: "POST", path: "session/two-factor", body: JSON.stringify(input) });
}

/**
 * Renews the session's access token.
 * @throws BffError SESSION_EXPIRED when the session is over
 */
export function refreshSession(): Promise<void> {
  return callOwn({ method: "POST", path: "session/refresh" });
}

/**
 * Signs out here and in every other tab (R4.3). The login page loads as a new document: the router's
 * cache would show member pages behind the Back button.
 *
 * @throws BffError when our own server cannot be reached; the session then still stands
 */
export async function logout(): Promise<void> {
  await callOwn({ method: "POST", path: "session/logout" });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LOGGED_OUT);
  channel.close();
  window.location.assign(LOGIN_PATH);
}

/**
 * Leaves member pages when another tab signs out or an answer says that the session is over.
 * @returns stops watching
 */
export function watchSession(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === LOGGED_OUT) window.location.assign(LOGIN_PATH);
  };
  const onEnded = () => {
    const here = `${window.location.pathname}${window.location.search}`;
    window.location.assign(expiredLoginPath(here));
  };
  window.addEventListener(SESSION_ENDED_EVENT, onEnded);
  return () => {
    channel.close();
    window.removeEventListener(SESSION_ENDED_EVENT, onEnded);
  };
}
