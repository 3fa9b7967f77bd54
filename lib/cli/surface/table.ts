import { ANSWER_HEADERS, READ_HEADERS } from "../../bff/handler/headers.ts";
import { isStream } from "../../contract/protocol/endpoint.ts";
import { REQUEST_HEADERS } from "../../upstream/request-headers.ts";
import { SURFACE_ROWS, type SurfaceRow } from "./rows.ts";
import { fieldNames, toJsonSchema } from "./schema.ts";

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KiB`;
}

function body({ body: rule }: SurfaceRow): string {
  if (rule === undefined) return "none";
  if (rule.kind === "json") return `JSON, ${kilobytes(rule.maxBytes)}`;
  const files = Object.entries(rule.files).map(
    ([name, { maxBytes }]) => `${name} ${kilobytes(maxBytes)}`,
  );
  return `form, ${kilobytes(rule.maxTotalBytes)} (${files.join(", ")})`;
}

function query({ query: rule }: SurfaceRow): string {
  if (rule === undefined) return "none";
  if (Array.isArray(rule)) return rule.join(" ");
  const { properties = {} } = toJsonSchema(rule as never, "input") as { properties?: object };
  return Object.keys(properties).join(" ");
}

function answer({ status, answer: shape }: SurfaceRow): string {
  if (shape === undefined) return String(status);
  if (typeof shape === "string") return `${status} ${shape}`;
  if (isStream(shape)) return `${status} ${shape.type}, ${kilobytes(shape.maxBytes)}`;
  return `${status} ${fieldNames(toJsonSchema(shape, "output")).join(" ")}`;
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function limits({ timeoutMs, sharedForSeconds, isKeyed }: SurfaceRow): string {
  const parts = [
    timeoutMs === undefined ? "" : `${timeoutMs} ms`,
    sharedForSeconds === undefined ? "" : `shared ${sharedForSeconds} s`,
    isKeyed ? "keyed" : "",
  ];
  return parts.filter(Boolean).join(", ") || "default";
}

function describe(row: SurfaceRow) {
  return {
    call: `${row.method} ${row.path}`,
    audience: row.audience,
    from: row.origin,
    query: query(row),
    body: body(row),
    upstream: row.upstream.join(", ") || "nothing",
    limits: limits(row),
    answer: answer(row),
  };
}

/** The tables' rows for machines, a member for each column. */
export function surfaceRows() {
  return SURFACE_ROWS.map(describe);
}

const routes = (rows: readonly SurfaceRow[]) =>
  table(
    ["call", "audience", "from", "query", "body", "upstream", "limits", "answer"],
    rows.map(describe).map(({ call, ...rest }) => [`\`${call}\``, ...Object.values(rest)]),
  );

const headers = (rows: readonly { name: string; says: string }[]) =>
  table(
    ["header", "when"],
    rows.map(({ name, says }) => [`\`${name}\``, says]),
  );

export function surfaceTable(): string {
  return `# What a browser can reach

Printed by \`npm run surface\` from the data that the code runs on; \`npm run surface -- --write\` renews this copy,
and a test keeps it equal. Pages are in \`lib/routes.ts\`. "Default" limits are \`UPSTREAM_TIMEOUT_MS\` to the first
header and \`UPSTREAM_TOTAL_TIMEOUT_MS\` for the whole; "keyed" calls need an \`Idempotency-Key\`. Any other path is
404, any other method 405, an unknown query key 400. A refusal is always
\`{ error: { code, message, requestId, fields?, details? } }\`.

## Our own routes

${routes(SURFACE_ROWS.filter(({ isOurs }) => isOurs))}

## The proxy

${routes(SURFACE_ROWS.filter(({ isOurs }) => !isOurs))}

## Headers

Read from the browser:

${headers(READ_HEADERS)}

Sent to the upstream:

${headers(REQUEST_HEADERS)}

Answered to the browser:

${headers(ANSWER_HEADERS)}
`;
}
