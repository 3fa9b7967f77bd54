const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

interface CsrfRequest {
  readonly method: string;
  readonly headers: Pick<Headers, "get">;
}

/**
 * True when a request comes from our own pages, or is a plain read by something that is no browser.
 * Fetch metadata decides where it is sent; else an unsafe method needs our own `Origin`. Unsafe
 * methods also need `x-csrf: 1`, which no form and no foreign page can send without CORS.
 */
export function isOwnOriginRequest({ method, headers }: CsrfRequest, appOrigin: string): boolean {
  const isSafe = SAFE_METHODS.has(method);
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (origin !== null && origin !== appOrigin) return false;
  if (site !== null) {
    const isNavigation = site === "none" && isSafe && headers.get("sec-fetch-mode") === "navigate";
    if (site !== "same-origin" && !isNavigation) return false;
  } else if (!isSafe && origin === null) {
    return false;
  }
  return isSafe || headers.get("x-csrf") === "1";
}

/**
 * True for what a browser sends by itself for one of our documents, such as reports, without a header of
 * ours; where it names where that comes from, it must be us.
 */
export function isFromOwnDocument(headers: Pick<Headers, "get">, appOrigin: string): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return (origin === null || origin === appOrigin) && (site === null || site === "same-origin");
}

/**
 * True for a document load, wherever the link was: the one call that may come from another site,
 * because it does nothing but renew a session or drop a refused one.
 */
export function isDocumentLoad(headers: Pick<Headers, "get">): boolean {
  const mode = headers.get("sec-fetch-mode");
  const destination = headers.get("sec-fetch-dest");
  return (
    (mode === null || mode === "navigate") && (destination === null || destination === "document")
  );
}
