/** OpenSSL's names, and Node's one, of why a certificate is not believed. */
const CERTIFICATE =
  /\b(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:GET_ISSUER_CERT(?:_LOCALLY)?|VERIFY_LEAF_SIGNATURE)|CERT_[A-Z_]+|ERR_TLS_CERT_ALTNAME_INVALID)\b/;
const NOWHERE: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/** Whether a failure, by its code or in the words around it, is that the other side's certificate is not believed. */
export function isCertificateFault(reason: string): boolean {
  return CERTIFICATE.test(reason);
}

/** Whether a request failed before there was a connection that it could have been sent over. */
export function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return false;
  return NOWHERE.has(code) || syscall === "connect" || isCertificateFault(code);
}
