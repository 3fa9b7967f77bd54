import { INJECTED_STYLE_HASHES } from "./injected-styles.ts";

interface PolicyOptions {
  readonly nonce: string;
  readonly isSecure: boolean;
  /** Development tools evaluate code; production never does. */
  readonly isDevelopment: boolean;
}

/** The content security policy of a page: scripts by nonce, nothing from elsewhere. */
export function contentSecurityPolicy({ nonce, isSecure, isDevelopment }: PolicyOptions): string {
  const hashes = INJECTED_STYLE_HASHES.map((hash) => `'${hash}'`).join(" ");
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src-elem 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}' ${hashes}`}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
