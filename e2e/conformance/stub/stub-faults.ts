import type { Call, Reply, StubForm } from "./stub-platform.ts";

/** One way to break the contract, and what the report must say about it: one deviation and no other. */
export interface Fault {
  readonly name: string;
  readonly alter: (call: Call, reply: Reply) => Reply;
  /** Begins the text of what was asked. */
  readonly asked: string;
  readonly came: string;
  readonly form?: StubForm;
  /** Who signs in; ben has a second factor. */
  readonly username?: "ada" | "ben";
  readonly waitExpirySeconds?: number;
  readonly mayWrite?: boolean;
}

type Test = (call: Call, reply: Reply) => boolean;

/** Changes the answers that a test picks. */
function when(test: Test, change: (reply: Reply) => Partial<Reply>): Fault["alter"] {
  return (call, reply) => (test(call, reply) ? { ...reply, ...change(reply) } : reply);
}

function good(operation: string): Test {
  return ({ method, path }, { status }) => status === 200 && `${method} ${path}` === operation;
}

function fields(change: Readonly<Record<string, unknown>>) {
  return ({ body }: Reply) => ({ body: { ...(body as object), ...change } });
}

function refusal(status: number): Reply {
  return { status, body: { statusCode: status, message: "No" } };
}

const HTML = { raw: "<html>Error</html>", headers: { "content-type": "text/html" } };
const PROFILE = "/auth/client/profile";
const LOGIN = "/auth/client/login/credential";
const REFRESH = "/auth/client/refresh";
const isExpired: Test = ({ standing, path }) => standing === "expired" && path === PROFILE;
const isWrongPair: Test = ({ path, body }, { status }) =>
  path === LOGIN && status === 422 && body.password !== "";

const isAdasWrongPair: Test = (call, reply) =>
  isWrongPair(call, reply) && call.body.username === "ada";

/** Offers a call with a key, which the specification lacks, and answers it in a manner of its own. */
function keyed(again: (first: Reply) => Reply, other: Reply): Fault["alter"] {
  const conflict: Reply = { status: 409, body: { statusCode: 4091, message: "No such quote" } };
  let firstQuote: unknown;
  return (call, reply) => {
    if (call.standing !== "good" || call.path !== "/auth/client/wallet/convert") return reply;
    const isFirst = firstQuote === undefined;
    firstQuote ??= call.body.quoteId;
    if (isFirst) return conflict;
    return call.body.quoteId === firstQuote ? again(conflict) : other;
  };
}

const REUSED: Reply = { status: 409, body: { statusCode: 4090, message: "Key used before" } };
const CONVERT = "POST /wallet/convert (account), a quote that nobody was given, so nothing moves";

/** An access token's end is seen soon, and not before the rest was asked. */
const SHORT = { form: { renewedMs: 1_500 }, waitExpirySeconds: 20 } as const;
const EXPIRY = { asked: "GET /profile (account) with an expired access token", ...SHORT };

export const FAULTS: readonly Fault[] = [
  {
    name: "an expired token is refused with 403",
    alter: when(isExpired, () => ({ status: 403 })),
    ...EXPIRY,
    came: "403 with statusCode 5000",
  },
  {
    name: "an expired token has no code of its own",
    alter: when(isExpired, fields({ statusCode: 401 })),
    ...EXPIRY,
    came: "401 with statusCode 401",
  },
  {
    name: "the code of an expired token is text",
    alter: when(isExpired, fields({ statusCode: "5000" })),
    ...EXPIRY,
    came: "statusCode as text",
  },
  {
    name: "errors are HTML",
    alter: when(
      (_, { status }) => status === 404,
      () => HTML,
    ),
    asked: "GET /wallet/withdrawals (account)",
    came: "404 with text/html",
  },
  {
    name: "refusals say nothing",
    alter: when(isWrongPair, fields({ message: undefined })),
    asked: "POST /login/credential (auth), a name that nobody has",
    came: "no message",
  },
  {
    name: "a required field is missing",
    alter: when(good(`GET ${PROFILE}`), fields({ isValid: undefined })),
    asked: "GET /profile (account)",
    came: "200, but isValid: nothing where boolean is due",
  },
  {
    name: "amounts have exponents",
    alter: when(good("GET /auth/client/wallets"), () => ({
      body: [{ symbol: "USDT", available: "1e-7" }],
    })),
    asked: "GET /wallets (account)",
    came: "200, but [].available: text with an exponent, like 1e-7",
  },
  {
    name: "moments are seconds since 1970",
    alter: when(good("GET /public/coin/price-history/MERLIN"), () => ({
      body: { history: [{ time: 1_767_323_045, price: "0.24" }] },
    })),
    asked: "GET /price-history/{code} (price)",
    came: "200, but history[].time: a number where string is due",
  },
  {
    name: "a wrong API key is served",
    alter: (call, reply) =>
      call.apiKey === "nobodys-key" && call.path.endsWith("/prices")
        ? { status: 200, body: [] }
        : reply,
    asked: "GET /prices (price) with another key",
    came: "200",
  },
  {
    name: "a call redirects",
    alter: when(good("GET /auth/client/wallets"), () => ({
      status: 302,
      headers: { location: "/elsewhere" },
    })),
    asked: "GET /wallets (account)",
    came: "302, a redirect, which is not followed",
  },
  {
    name: "a good answer is HTML",
    alter: when(good("GET /public/coin/prices"), () => HTML),
    asked: "GET /prices (price)",
    came: "200 with text/html",
  },
  {
    name: "a good answer breaks off",
    alter: when(good("GET /auth/client/kyc"), () => ({ raw: '{"status":' })),
    asked: "GET /kyc (account)",
    came: "200 with broken JSON",
  },
  {
    name: "a call of the specification is absent",
    alter: when(good("GET /auth/client/kyc"), () => refusal(404)),
    asked: "GET /kyc (account)",
    came: "404 with statusCode 404",
  },
  {
    name: "a call fails",
    alter: when(good("GET /auth/client/has-link-referrer"), () => refusal(500)),
    asked: "GET /has-link-referrer (account)",
    came: "500 with statusCode 500",
  },
  {
    name: "a wrong pair is refused with 401",
    alter: when(isAdasWrongPair, () => ({ status: 401 })),
    asked: "POST /login/credential (auth), a wrong password",
    came: "401 with statusCode 422",
  },
  {
    name: "sign-in tells who is a member",
    alter: when(isAdasWrongPair, fields({ message: "The password is wrong" })),
    asked: "POST /login/credential (auth), a known and an unknown name",
    came: "different ones",
  },
  {
    name: "an empty form is refused without errors",
    alter: when(
      ({ path }, { status }) => path === "/public/client/forgot" && status === 422,
      fields({ errors: undefined }),
    ),
    asked: "POST /forgot (public), no fields",
    came: "422 with statusCode 422 without errors",
  },
  {
    name: "a complete sign-in brings no access token",
    alter: when(good(`POST ${LOGIN}`), fields({ accessToken: "" })),
    asked: "POST /login/credential (auth), the right pair",
    came: "validGG2FA true without an accessToken",
  },
  {
    name: "a bearer that nobody has is served",
    alter: (call, reply) =>
      call.standing === "unknown" && call.path === "/auth/client/wallets"
        ? { status: 200, body: [] }
        : reply,
    asked: "GET /wallets (account)",
    came: "200",
  },
  {
    name: "a token that nobody has is renewed",
    alter: when(
      ({ path, standing }) => path === REFRESH && standing === "unknown",
      () => ({ status: 200, body: { accessToken: "x" } }),
    ),
    asked: "POST /refresh (auth) with a token that nobody has",
    came: "200",
  },
  {
    name: "a renewal brings no token",
    alter: when(good(`POST ${REFRESH}`), () => ({ body: {} })),
    asked: "POST /refresh (auth) with the refresh token",
    came: "200, but accessToken: nothing where string is due",
  },
  {
    name: "a pending member is served",
    username: "ben",
    alter: (call, reply) =>
      call.standing === "pending" && call.path === PROFILE
        ? { status: 200, body: { fullName: "Ben" } }
        : reply,
    asked: "GET /profile (account) with the second-factor token",
    came: "200",
  },
  {
    name: "an unknown path is served",
    alter: when(
      ({ path }) => path.startsWith("/public/coin/no-such-call"),
      () => ({ status: 200, body: {} }),
    ),
    asked: "GET a path that nobody has (price)",
    came: "200",
  },
  {
    name: "a key's second request is answered anew",
    alter: keyed(() => ({ status: 409, body: { statusCode: 4091, message: "Again" } }), REUSED),
    mayWrite: true,
    asked: `${CONVERT}; the same key and body`,
    came: "409, then 409 with another body",
  },
  {
    name: "a key may come with another body",
    alter: keyed((first) => first, { status: 409, body: { statusCode: 4091, message: "No" } }),
    mayWrite: true,
    asked: `${CONVERT}; the same key, another body`,
    came: "409 with statusCode 4091",
  },
];
