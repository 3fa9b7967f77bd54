import { INJECTED_STYLE_HASHES } from "./injected-styles.ts";
import { REPORT_GROUP, REPORT_PATH } from "./security-headers.ts";
import type { WalletSources } from "./wallet-sources.ts";

interface PolicyOptions {
  readonly nonce: string;
  readonly isSecure: boolean;
  /** Development tools evaluate code; production never does. */
  readonly isDevelopment: boolean;
  /** Only where a wallet can be connected. */
  readonly wallets?: WalletSources | undefined;
}

/** The content security policy of a page: scripts by nonce, nothing from elsewhere but what wallets need. */
export function contentSecurityPolicy({
  nonce,
  isSecure,
  isDevelopment,
  wallets = { connect: [], frame: [], styleHashes: [], trustedTypes: [] },
}: PolicyOptions): string {
  const hashes = [...INJECTED_STYLE_HASHES, ...wallets.styleHashes]
    .map((hash) => `'${hash}'`)
    .join(" ");
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src-elem 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}' ${hashes}`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...wallets.connect].join(" "),
    ["frame-src 'self'", ...wallets.frame].join(" "),
    // Left out, workers would be asked for a nonce that no worker can have.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Development tools evaluate code.
    ...(isDevelopment
      ? []
      : [
          "require-trusted-types-for 'script'",
          ["trusted-types default", ...wallets.trustedTypes].join(" "),
        ]),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
    // The newer one for those that know it, which then ignore the other.
    `report-uri ${REPORT_PATH}`,
    `report-to ${REPORT_GROUP}`,
  ];
  return directives.join("; ");
}
