import { beside, type Fault, faults } from "./fault.ts";

const SESSION = [
  ...beside("lib/session/gate.ts", [
    [
      "a member owing the second factor sees guests' pages",
      'if (state === "guest") return ALLOW;\n      if (state === "pending") return redirect(withReturnUrl(AUTHENTICATION_PATH, returnUrl));',
      'if (state === "guest" || state === "pending") return ALLOW;',
    ],
    [
      "an outage sends a member to the login",
      'if (state === "unavailable") return { kind: "unavailable" };',
      "",
    ],
  ]),
  ...beside("lib/session/token.ts", [
    ["a token's seconds are taken for milliseconds", "exp * 1000", "exp"],
  ]),
  ...faults("lib/session/begin.ts", "lib/session/token.test.ts", [
    [
      "a session lasts as long as its refresh token says",
      "Math.min(byToken ?? Number.POSITIVE_INFINITY, issuedAt + MAX_SESSION_MS)",
      "byToken ?? issuedAt + MAX_SESSION_MS",
    ],
  ]),
  ...beside("lib/session/refresh.ts", [
    [
      "a renewal that broke is everybody's answer from then on",
      "  } catch (error) {\n    all.delete(key);\n    throw error;",
      "  } catch (error) {\n    throw error;",
    ],
    [
      "Redis is told refresh tokens by the names of its keys",
      'createHash("sha256").update(refreshToken).digest("base64url")',
      "refreshToken",
    ],
  ]),
  ...faults("lib/session/end.ts", "lib/session/call.test.ts", [
    [
      "the log has the words of what broke during a logout",
      "error instanceof Error ? error.name : typeof error",
      "String(error)",
    ],
  ]),
  ...faults("lib/session/middleware.ts", "lib/session/call.test.ts", [
    [
      "a page that finds nobody active ends nothing",
      "await endAbandoned(session, request.requestId);",
      "",
    ],
  ]),
  ...beside("lib/session/cookies.ts", [
    ["scripts may read the session", "httpOnly: true", "httpOnly: false"],
    [
      "the challenge of a passkey is sent along from another site",
      "[SEALED_COOKIES.pending, CEREMONY_COOKIE]",
      "[SEALED_COOKIES.pending]",
    ],
    [
      "a subdomain may set the session",
      `return isSecure ? \`__Host-\${name}\` : name;`,
      "return name;",
    ],
  ]),
  ...beside("lib/session/seal.ts", [
    [
      "a known seal opens under another cookie's name",
      "if (cached.kind !== kind) return INVALID;",
      "",
    ],
    ["what follows a seal is overlooked", " || !SEAL_PATTERN.test(seal)", ""],
    ["a seal opens after its end", "if (parsed.data.expiresAt <= Date.now()) return EXPIRED;", ""],
  ]),
  ...beside("lib/session/shared-renewal.ts", [
    ["whoever asked does not tell", "told ? { renewed", "told && false ? { renewed"],
    ["who took a used token's place is not told", "(successorKey !== null)", "(false)"],
    ["a token that is given again leads on", "store.del(", "void ("],
    ["a token that has failed serves on", "!renewal.isUseless(told)", "true"],
  ]),
  ...beside("lib/session/ended.ts", [
    ["signing the others out ends the one that asks", " && session !== ending.kept", ""],
    [
      "word of an earlier ending takes the place of a later one",
      "if ((endings.get(key)?.before ?? 0) > ending.before) return;",
      "",
    ],
    [
      "Redis keeps what has ended for ever",
      'text, "PX", Math.max(1, ending.until - Date.now()))',
      "text)",
    ],
    [
      "a session that began later is ended with the others",
      "part.issuedAt <= ending.before && ",
      "",
    ],
  ]),
];

const PROXY = [
  ...faults("lib/cli/front/guard.ts", "lib/cli/front/connections.test.ts", [
    ["what one packet asks for is answered all at once", "  standBefore(server, inTurn);\n", ""],
    [
      "a reader who takes nothing keeps the answer in memory",
      "if (request.socket.writableLength > 0) request.socket.destroy();",
      "",
    ],
  ]),
  ...beside("lib/cli/front/reads-front.ts", [
    ["a read with a body is not left to the framework", '"content-length" in headers || ', ""],
    ["a step up in a path is a segment", "(?!\\.{1,2}$)", ""],
    [
      "whoever stays until the end has left",
      "if (!response.writableFinished) left.abort();",
      "left.abort();",
    ],
    ["who takes nothing packed gets it packed", "mayPack && PACKABLE", "PACKABLE"],
    [
      "a file that breaks off ends as one that is whole",
      "await pipeline([file, ...(isPackable ? [createGzip()] : []), response]).catch(() => {",
      "file.on('error', () => response.end()).pipe(response); await Promise.resolve().catch(() => {",
    ],
    ["a file whose reader had left is held", "file.destroy();", ""],
  ]),
  ...beside("lib/bff/handler/csrf.ts", [
    [
      "another site's origin is let in",
      "if (origin !== null && origin !== appOrigin) return false;",
      "",
    ],
    [
      "a form of another site needs no mark",
      'return isSafe || headers.get("x-csrf") === "1";',
      "return true;",
    ],
  ]),
  ...beside("lib/bff/limits/client-address.ts", [
    ["visitors name their own address", "forwarded.at(-trustedProxyHops)", "forwarded.at(0)"],
    [
      "what is forwarded counts beside the header of the host",
      'headers.get(clientAddressHeader)?.trim() ?? ""',
      'headers.get("x-forwarded-for")?.trim() ?? ""',
    ],
    [
      "each address of an IPv6 network counts alone",
      "const NETWORK_BITS = 64;",
      "const NETWORK_BITS = 128;",
    ],
  ]),
  ...faults("lib/bff/limits/limiters.ts", "lib/bff/limits/waits.test.ts", [
    ["who guesses begins anew after a minute", "WINDOW_SECONDS = 15 * 60", "WINDOW_SECONDS = 60"],
  ]),
  ...beside("lib/bff/session/passkey.ts", [
    ["a passkey that owes a code signs in", "!validGG2FA || ", ""],
    [
      "whoever guesses at one passkey locks all others out",
      'createHash("sha256").update(assertion.id).digest("hex")',
      '"passkey"',
    ],
  ]),
  ...beside("lib/bff/form/with-form.ts", [
    ["an upload's file is held open", "await spool.close();", ""],
  ]),
  ...beside("lib/bff/handler/handler.ts", [
    [
      "the log has the words of any error",
      "noteCause(log, error, error instanceof UpstreamFault || error instanceof OversizedSealError);",
      "noteCause(log, error, true);",
    ],
  ]),
  ...beside("lib/bff/routes/media.ts", [
    ["anybody's cache keeps a member's picture", "`private, max-age=", "`public, max-age="],
    ["each reader of a picture holds one of their own", "if (taken) return taken;", ""],
  ]),
  ...beside("lib/bff/limits/places.ts", [
    ["a member may hold one file more", "ofMember: 3", "ofMember: 4"],
    [
      "a stream that breaks off keeps its place",
      "pending.then(release, release)",
      "pending.then(release, () => {})",
    ],
  ]),
  ...beside("lib/bff/handler/errors.ts", [
    [
      "the upstream's words about tokens reach the member",
      '  if (NOT_FOR_MEMBERS.has(body.statusCode)) return "UPSTREAM_INVALID";\n',
      "",
    ],
    [
      "a member who has to confirm is told nothing of it",
      '  [UPSTREAM_CODES.notValid]: "NOT_VALID",\n',
      "",
    ],
  ]),
  ...beside("lib/bff/client/undecided-calls.ts", [
    ["an answer of 500 counts as a refusal", "status >= 500", "status > 500"],
    [
      "a deferred call gives its key away",
      'outcome !== "done" && outcome !== "refused"',
      'outcome === "lost"',
    ],
  ]),
  ...beside("lib/upstream/address.ts", [
    [
      "what nobody asked for goes up as undefined",
      "if (value !== undefined) url.searchParams.set",
      "url.searchParams.set",
    ],
    [
      "a path parameter needs no form",
      "value === undefined || !endpoint.params[name]?.test(value)",
      "value === undefined",
    ],
  ]),
  ...beside("lib/upstream/answer.ts", [
    ["long numbers lose their digits", "> 15 ? source : value", "> 15 ? value : value"],
    [
      "a call that the upstream does not know is an outage",
      "status >= 500 && status !== 501",
      "status >= 500",
    ],
  ]),
  ...beside("lib/upstream/stream.ts", [
    [
      "an idle reader is never cut off",
      "if (takenBytes < minBytes) cut(",
      "if (takenBytes < 0) cut(",
    ],
  ]),
  ...beside("lib/policy/content-security-policy.ts", [
    ["another site may frame a page", "    \"frame-ancestors 'none'\",\n", ""],
    ["scripts run without a nonce", " 'strict-dynamic'", " 'strict-dynamic' 'unsafe-eval'"],
  ]),
  ...beside("lib/policy/security-headers.ts", [
    ["a link with a token tells other sites of it", 'hidesAddress ? "no-referrer" : ', ""],
  ]),
];

const CONTRACT = [
  ...faults("lib/routes.ts", "lib/routes.test.ts", [
    [
      "the wallets are open to everybody",
      'wallets: { path: WALLETS_PATH, audience: "member"',
      'wallets: { path: WALLETS_PATH, audience: "public"',
    ],
  ]),
  ...beside("lib/contract/rules/wheel-rules.ts", [
    [
      "the wheel stops a part too late",
      "if (part < upTo) return index;",
      "if (part <= upTo) return index;",
    ],
  ]),
  ...beside("lib/contract/protocol/user-agent.ts", [
    ["an iPhone is called a Mac", '  [/\\b(?:iPhone|iPad|iPod)\\b/, "iOS"],\n', ""],
  ]),
  ...beside("lib/list/page.ts", [
    ["the last page cannot be reached", "Math.ceil(total", "Math.floor(total"],
  ]),
  ...beside("lib/list/every-item.ts", [
    [
      "a row that moved stands twice in a file",
      "if (!found.has(key)) found.set(key, item);",
      "found.set(key + page, item);",
    ],
  ]),
];

/** Faults of session, proxy and contract that a test without a build has to notice. */
export const SERVER_FAULTS: readonly Fault[] = [...SESSION, ...PROXY, ...CONTRACT];
