import { kycEndpoints } from "../../contract/kyc.ts";
import { type Environment, OPERATOR_VARIABLES } from "../../env/environment.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

type Source = Readonly<Record<string, string | undefined>>;

const OURS =
  /^(APP|SESSION|UPSTREAM|PAGE|REDIS|TRUSTED|MEDIA|HSTS|DOCS|SUPPORT|SOCIAL|RPC|WALLETCONNECT|LEDGER|BLOCTO|MAX_UPLOAD)_/;

function unknownNames(source: Source): Finding[] {
  return Object.keys(source)
    .filter((name) => OURS.test(name) && !OPERATOR_VARIABLES.includes(name))
    .map((name) => warning(`${name} is no setting of ours`, "see .env.example for the names"));
}

function origin({ appOrigin, isSecure, hsts }: Environment): Finding {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(new URL(appOrigin).hostname);
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

function secrets({ sessionSecrets }: Environment): Finding {
  if (new Set(sessionSecrets).size < sessionSecrets.length) {
    return warning("SESSION_SECRET holds the same secret twice", "drop the second one");
  }
  const older = sessionSecrets.length - 1;
  return ok(`SESSION_SECRET: one seals, ${older} older ${older === 1 ? "one" : "ones"} still open`);
}

function times({ upstream }: Environment): Finding {
  const { timeoutMs, totalTimeoutMs } = upstream;
  if (totalTimeoutMs >= timeoutMs) return ok(`time limits ${timeoutMs} and ${totalTimeoutMs} ms`);
  return warning(
    "UPSTREAM_TOTAL_TIMEOUT_MS is below UPSTREAM_TIMEOUT_MS and has no effect",
    "set it to the same or more",
  );
}

function addresses({ isSecure, trustedProxyHops }: Environment): Finding {
  if (trustedProxyHops > 0 || !isSecure) return ok(`TRUSTED_PROXY_HOPS ${trustedProxyHops}`);
  return warning(
    "TRUSTED_PROXY_HOPS is 0: guessing is slowed but not refused by address, and members see no device's address",
    "set it to the number of proxies of yours in front of this application",
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

/** What can be said about a configuration that parses, without asking anybody. */
export function judgeConfiguration(environment: Environment, source: Source): readonly Finding[] {
  return [
    origin(environment),
    secrets(environment),
    times(environment),
    addresses(environment),
    uploads(environment),
    pages(environment),
    links(environment),
    wallets(environment),
    ...unknownNames(source),
  ];
}
