import { closest, distance } from "fastest-levenshtein";
import { kycEndpoints } from "../../contract/kyc.ts";
import { type Environment, OPERATOR_VARIABLES, type Source } from "../../env/environment.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";
import { judgeSecrets } from "./secrets.ts";

const OURS =
  /^(APP|CLIENT|SESSION|UPSTREAM|PAGE|REDIS|TRUSTED|MEDIA|HSTS|DOCS|SUPPORT|SOCIAL|LEGAL|SECURITY|RPC|WALLETCONNECT|LEDGER|BLOCTO|MAX_UPLOAD|SHUTDOWN)_/;

/** A slip of two letters; a shorter name is near too many others. */
const MOST_SLIPS = 2;
const SHORTEST_NAME = 8;

/** Names that nobody reads, each with the one that was probably meant. */
export function unknownNames(source: Source): Finding[] {
  return Object.keys(source).flatMap((name) => {
    if (OPERATOR_VARIABLES.includes(name)) return [];
    const meant = closest(name, [...OPERATOR_VARIABLES]);
    const isSlip = name.length >= SHORTEST_NAME && distance(name, meant) <= MOST_SLIPS;
    if (isSlip)
      return [warning(`${name} is no setting of ours, ${meant} is`, `rename it ${meant}`)];
    if (!OURS.test(name)) return [];
    return [warning(`${name} is no setting of ours`, "see .env.example for the names")];
  });
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Addresses to which keys, tokens and members' data would travel in the clear. */
function inTheClear({ upstream, telemetry, redisUrl, mediaPrefixes }: Environment): Finding[] {
  const addresses = [
    ["UPSTREAM_URL", upstream.url],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", telemetry?.endpoint],
    ["REDIS_URL", redisUrl],
    ...mediaPrefixes.map((prefix) => ["MEDIA_ORIGINS", prefix] as const),
  ] as const;
  const open = addresses.filter(([, address]) => {
    const url = URL.parse(address ?? "");
    return url !== null && /^(http|redis):$/.test(url.protocol) && !LOOPBACK.includes(url.hostname);
  });
  const names = [...new Set(open.map(([name]) => name))];
  return names.map((name) =>
    warning(
      `${name} is not encrypted and leads to another host: who listens between reads what travels there`,
      `use ${name === "REDIS_URL" ? "rediss" : "https"}, or keep the way within a network of your own`,
    ),
  );
}

function origin({ appOrigin, isSecure, hsts }: Environment): Finding {
  const isLocal = LOOPBACK.includes(new URL(appOrigin).hostname);
  if (isSecure) {
    const scope = hsts.includeSubDomains ? "this host and all its subdomains" : "this host alone";
    const list = hsts.preload ? ", and may enter browsers' lists" : "";
    return ok(
      `APP_ORIGIN ${appOrigin}: cookies are Secure and __Host-, HSTS holds for ${scope}${list}`,
    );
  }
  if (isLocal) return ok(`APP_ORIGIN ${appOrigin}: for this machine only`);
  return failure(
    `APP_ORIGIN ${appOrigin} is not https: session cookies would travel in the clear`,
    "serve it over https and set APP_ORIGIN to the https address",
  );
}

function times({ upstream }: Environment): Finding {
  const { timeoutMs, totalTimeoutMs } = upstream;
  if (totalTimeoutMs >= timeoutMs) return ok(`time limits ${timeoutMs} and ${totalTimeoutMs} ms`);
  return warning(
    "UPSTREAM_TOTAL_TIMEOUT_MS is below UPSTREAM_TIMEOUT_MS and has no effect",
    "set it to the same or more",
  );
}

function addresses({ isSecure, trustedProxyHops, clientAddressHeader }: Environment): Finding {
  if (clientAddressHeader)
    return ok(
      `CLIENT_ADDRESS_HEADER ${clientAddressHeader}: the host must set it on every request, in place of a visitor's own`,
    );
  if (trustedProxyHops > 0 || !isSecure) return ok(`TRUSTED_PROXY_HOPS ${trustedProxyHops}`);
  return warning(
    "TRUSTED_PROXY_HOPS is 0: guessing is slowed but not refused by address, and members see no device's address",
    "set it to the number of proxies of yours in front of this application, or CLIENT_ADDRESS_HEADER to the header of your host",
  );
}

function uploads({ maxUploadBytes }: Environment): Finding {
  const most = kycEndpoints.updateKyc.body.maxTotalBytes;
  if (maxUploadBytes)
    return ok(`MAX_UPLOAD_BYTES ${maxUploadBytes}: members are told before they send more`);
  return warning(
    `MAX_UPLOAD_BYTES is not set: an identity check may send ${most} bytes, which a host in front may refuse`,
    "set it to the largest body that your host takes, often 4500000 on serverless hosts",
  );
}

function pages({ keepsPages }: Environment): Finding {
  return ok(
    keepsPages
      ? "PAGE_CACHE on: `npm start` answers visitors' public pages from memory; a host that starts functions by itself renders each"
      : "PAGE_CACHE off: every public page is rendered for its visitor",
  );
}

function links({ links: { docsHome, docs, supportEmail } }: Environment): Finding {
  const missing = [
    ...(docsHome || docs.overview ? [] : ["DOCS_URL"]),
    ...(supportEmail ? [] : ["SUPPORT_EMAIL"]),
  ];
  if (missing.length === 0) return ok("links are configured");
  return warning(
    `${missing.join(" and ")} not set: shown only if the upstream gives them`,
    "set them, or let GET /public/social/links answer them",
  );
}

function legalPages({ legal, security }: Environment): Finding[] {
  const missing = [
    ...(["terms", "privacy", "risk", "imprint"] as const).flatMap((page) =>
      legal[page] ? [] : [`LEGAL_${page.toUpperCase()}_URL`],
    ),
    ...(legal.termsVersion ? [] : ["LEGAL_TERMS_VERSION"]),
  ];
  const pages =
    missing.length === 0
      ? ok("legal pages are configured")
      : warning(
          `legal pages that members are not shown: ${missing.join(", ")} not set`,
          "set them to your own pages",
        );
  const contact =
    security.contacts.length > 0
      ? ok("/.well-known/security.txt says whom to tell of a weakness")
      : warning(
          "SECURITY_CONTACT is not set: whoever finds a weakness is not told whom to write to",
          "set it to an address that somebody reads",
        );
  return [pages, contact];
}

function wallets({ wallets: { walletConnectProjectId, ledger, isBloctoOffered } }: Environment) {
  const leftOut = [
    ...(walletConnectProjectId
      ? []
      : [["WalletConnect, with and without its own dialog", "WALLETCONNECT_PROJECT_ID"]]),
    ...(ledger ? [] : [["Ledger", "LEDGER_CONNECT_KIT_URL and LEDGER_CONNECT_KIT_INTEGRITY"]]),
    ...(isBloctoOffered ? [] : [["Blocto", "BLOCTO_ENABLED"]]),
  ];
  if (leftOut.length === 0) return ok("all nine wallets are offered");
  return warning(
    `wallets that members are not offered: ${leftOut.map(([name]) => name).join("; ")}`,
    `set ${leftOut.map(([, name]) => name).join(", ")} to offer them`,
  );
}

/** What harms members or is read by nobody, and keeps no server from starting: its log says so. */
export function startWarnings(environment: Environment, source: Source): readonly Finding[] {
  const findings = [origin(environment), judgeSecrets(environment), ...unknownNames(source)];
  return findings.filter(({ level }) => level !== "ok");
}

/** What can be said about a configuration that parses, without asking anybody. */
export function judgeConfiguration(environment: Environment, source: Source): readonly Finding[] {
  return [
    origin(environment),
    judgeSecrets(environment),
    times(environment),
    addresses(environment),
    uploads(environment),
    pages(environment),
    links(environment),
    ...legalPages(environment),
    wallets(environment),
    ...inTheClear(environment),
    ...unknownNames(source),
  ];
}
