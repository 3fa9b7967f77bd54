import { request } from "undici";
import { Visitor } from "../fixtures/http/visitor.ts";
import { API_KEY } from "../sandbox/http/api-key.ts";

/** The key that the sandbox asks for. */
export const KEY_HEADER = { "x-api-key": API_KEY };

const CREDENTIALS = { username: "anna", password: "Merlin-2026!" };

/** anna, signed in at our server. */
export async function signIn(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const answer = await visitor.login(CREDENTIALS.username);
  if (answer.status !== 200) throw new Error(`anna cannot sign in: ${answer.status}`);
  return visitor;
}

/** The `cookie` header of anna, signed in at our server. */
export async function memberCookie(url: string): Promise<string> {
  return (await signIn(url)).cookieHeader;
}

/** anna's bearer, straight from the upstream. */
export async function upstreamBearer(upstreamUrl: string): Promise<string> {
  const answer = await request(`${upstreamUrl}/auth/client/login/credential`, {
    method: "POST",
    headers: { ...KEY_HEADER, "content-type": "application/json" },
    body: JSON.stringify(CREDENTIALS),
  });
  if (answer.statusCode !== 200) throw new Error(`anna cannot sign in: ${answer.statusCode}`);
  return ((await answer.body.json()) as { accessToken: string }).accessToken;
}
