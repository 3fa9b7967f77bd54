import { surface } from "../../../lib/bff/proxy/surface.ts";
import { statusesInRow } from "../../fixtures/http/raw-http.ts";
import { expect, test } from "../../fixtures/http/recording-test.ts";
import { formBytes, goodCall } from "../../fixtures/http/surface-calls.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";

const HEALTH = "/api/health";
/** More than the framework and the kernels keep between the two ends. */
const SIZES = [200_000, 2_500_000];

function ownHeaders({ origin, cookieHeader }: Visitor): Record<string, string> {
  return { origin, "x-csrf": "1", cookie: cookieHeader };
}

/** A body that does not say how long it is. */
function chunked(size: number): Buffer {
  const head = Buffer.from(`${size.toString(16)}\r\n`);
  return Buffer.concat([head, Buffer.alloc(size, "x"), Buffer.from("\r\n0\r\n\r\n")]);
}

test("a body over its cap leaves its connection to the next request, a stranger's behind a proxy", async ({
  guest,
}) => {
  for (const size of SIZES) {
    for (const [target, type] of [
      ["/api/session/logout", "application/json"],
      ["/api/session/login", "application/json"],
      ["/api/reports", "application/reports+json"],
    ] as const) {
      const headers = {
        ...ownHeaders(guest),
        "content-type": type,
        "transfer-encoding": "chunked",
      };
      const sent = { method: "POST", target, headers, body: chunked(size) };
      const statuses = await statusesInRow(guest.origin, sent, HEALTH);
      expect(statuses, `${target} ${size}`).toEqual([413, 200]);
    }
  }
});

test("a form that is refused at a part leaves its connection to the next request", async ({
  member,
}) => {
  for (const entry of surface.filter(({ endpoint }) => endpoint.body?.kind === "multipart")) {
    const { method, path, headers } = goodCall(entry, member.origin);
    for (const size of SIZES) {
      const body = formBytes([{ name: "q", value: "x".repeat(size), filename: "f" }]);
      const own = { ...headers, ...ownHeaders(member), "content-length": String(body.length) };
      const sent = { method, target: path, headers: own, body };
      const statuses = await statusesInRow(member.origin, sent, HEALTH);
      expect(statuses, `${path} ${size}`).toEqual([422, 200]);
    }
  }
});
