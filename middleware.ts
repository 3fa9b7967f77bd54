import { randomBytes, randomUUID } from "node:crypto";
import { parseCookie } from "cookie";
import { type NextRequest, NextResponse } from "next/server";
import { environment } from "@/lib/env/server";
import { contentSecurityPolicy } from "@/lib/policy/content-security-policy";
import {
  NONCE_HEADER,
  PATHNAME_HEADER,
  REQUEST_ID_HEADER,
  STRIPPED_HEADERS,
} from "@/lib/policy/internal-headers";
import { securityHeaders } from "@/lib/policy/security-headers";
import { decidePage } from "@/lib/session/middleware";

export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api/|_next/).*)"],
};

/** What happens to a page before it renders, in order; each step is decided in lib. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { appOrigin, isSecure, isDevelopment } = environment();
  const headers = new Headers(request.headers);
  for (const name of STRIPPED_HEADERS) headers.delete(name);

  const requestId = randomUUID();
  const { pathname, search } = request.nextUrl;
  // As the handlers parse it: Next leaves out a cookie that it cannot decode, so nobody would delete it.
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const { decision, changes, cookieHeader } = await decidePage({
    pathname,
    search,
    cookies,
    requestId,
  });

  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy({ nonce, isSecure, isDevelopment });
  headers.set("content-security-policy", policy);
  headers.set(NONCE_HEADER, nonce);
  headers.set(PATHNAME_HEADER, `${pathname}${search}`);
  headers.set(REQUEST_ID_HEADER, requestId);
  if (cookieHeader !== undefined) headers.set("cookie", cookieHeader);

  const response = respond();
  response.headers.set("content-security-policy", policy);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  for (const [name, value] of Object.entries(securityHeaders(isSecure))) {
    response.headers.set(name, value);
  }
  for (const change of changes) response.cookies.set(change);
  return response;

  function respond(): NextResponse {
    if (decision.kind === "allow") return NextResponse.next({ request: { headers } });
    const noStore = { "cache-control": "private, no-store" };
    if (decision.kind === "redirect") {
      const location = new URL(decision.to, appOrigin);
      return NextResponse.redirect(location, { status: 307, headers: noStore });
    }
    const page = new URL("/unavailable", request.nextUrl);
    return NextResponse.rewrite(page, {
      status: 503,
      request: { headers },
      headers: { ...noStore, "retry-after": "5" },
    });
  }
}
