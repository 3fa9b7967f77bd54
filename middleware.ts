import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { environment } from "@/lib/env/server";
import { contentSecurityPolicy } from "@/lib/policy/content-security-policy";
import {
  NONCE_HEADER,
  PATHNAME_HEADER,
  REQUEST_ID_HEADER,
  STRIPPED_HEADERS,
} from "@/lib/policy/internal-headers";
import { ownFileHeaders } from "@/lib/policy/own-files";
import { securityHeaders } from "@/lib/policy/security-headers";
import { walletSources } from "@/lib/policy/wallet-sources";
import { findPage, isDecodable } from "@/lib/routes";
import { decidePage, type PageOutcome, REDIRECT_STATUS } from "@/lib/session/middleware";
import { pageRequestId } from "@/lib/telemetry/page-visits";

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api$|api/|_next/).*)",
    // Of /api only what holds a percent sign: Next answers 500 to a path that it cannot decode.
    "/api/(.*%.*)",
    // Of the build only what Next would take for a server action.
    { source: "/_next/:path*", has: [{ type: "header", key: "next-action" }] },
    {
      source: "/_next/:path*",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
  ],
};

/** The headers that came, without those that only we may say or that Next would act upon. */
function cleanHeaders({ headers, method }: NextRequest): Headers {
  const clean = new Headers(headers);
  for (const name of STRIPPED_HEADERS) clean.delete(name);
  // There are no server actions: Next would look for one in a form, and write its failure past the log.
  if (method !== "GET") clean.delete("content-type");
  return clean;
}

/** Answers a call whose address cannot be decoded like one of nobody's: Next itself would answer 500. */
async function answerCall(request: NextRequest): Promise<Response> {
  if (isDecodable(new URL(request.url).pathname)) return NextResponse.next();
  // All that handlers stand on comes with it, which no page has to wait for when the process starts.
  const { answerUnknown } = await import("@/lib/bff/routes/unknown");
  return answerUnknown(request, { params: Promise.resolve({}) });
}

/** What happens to a page before it renders, in order; each step is decided in lib. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith("/api/")) return answerCall(request);
  const headers = cleanHeaders(request);
  if (pathname.startsWith("/_next/")) return NextResponse.next({ request: { headers } });
  const { appOrigin, isSecure, isDevelopment, hsts, wallets: configured } = environment();

  const requestId = pageRequestId(request.headers.get(REQUEST_ID_HEADER));
  const { method } = request;
  const cookieHeader = request.headers.get("cookie") ?? "";
  const traceparent = request.headers.get("traceparent");
  const visit = await decidePage({
    pathname,
    search,
    cookieHeader,
    requestId,
    method,
    traceparent,
  });

  const nonce = randomBytes(16).toString("base64");
  // A policy stays with its document, from which a member may go on to the wallet page.
  const wallets = visit.isMember ? walletSources(configured) : undefined;
  const policy = contentSecurityPolicy({ nonce, isSecure, isDevelopment, wallets });
  headers.set("content-security-policy", policy);
  headers.set(NONCE_HEADER, nonce);
  headers.set(PATHNAME_HEADER, `${pathname}${search}`);
  headers.set(REQUEST_ID_HEADER, requestId);
  if (visit.cookieHeader) headers.set("cookie", visit.cookieHeader);
  else headers.delete("cookie");

  const response = respond(visit.outcome, new URL(appOrigin), request.nextUrl, headers);
  response.headers.set("content-security-policy", policy);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  const hidesAddress = findPage(pathname)?.isMailLink === true;
  for (const [name, value] of Object.entries(securityHeaders({ isSecure, hsts, hidesAddress }))) {
    response.headers.set(name, value);
  }
  for (const [name, value] of Object.entries(ownFileHeaders(pathname))) {
    response.headers.set(name, value);
  }
  for (const change of visit.changes) response.cookies.set(change);
  return response;
}

function respond(outcome: PageOutcome, origin: URL, here: URL, headers: Headers): NextResponse {
  if (outcome.kind === "allow") return NextResponse.next({ request: { headers } });
  const answer: Record<string, string> = { "cache-control": "private, no-store" };
  if (outcome.kind === "redirect") {
    const init = { status: REDIRECT_STATUS, headers: { ...answer, vary: "cookie" } };
    return NextResponse.redirect(new URL(outcome.to, origin), init);
  }
  const { path, status } = outcome;
  if (status === 503) answer["retry-after"] = "5";
  return NextResponse.rewrite(new URL(path, here), {
    status,
    request: { headers },
    headers: answer,
  });
}
