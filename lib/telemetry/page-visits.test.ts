import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  followPages,
  isDocumentVisit,
  notePage,
  notePageCrash,
  notePageFailure,
  notePageForMemory,
  pageRequestId,
} from "./page-visits.ts";

const FACTS = { page: "/wallet/[symbol]", decision: "allow", session: "0123456789abcdef" };
const ID = "7f3c0a52-91d4-4f0e-8a55-0c1d2e3f4a5b";

let lines: Record<string, unknown>[] = [];
let answer: (id: string, response: ServerResponse) => void = (_, response) => response.end();
const server = createServer((incoming, response) => {
  const id = pageRequestId(incoming.headers["x-request-id"]?.toString());
  response.setHeader("x-request-id", id);
  answer(id, response);
});

beforeAll(async () => {
  followPages();
  followPages();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(JSON.parse(String(text)));
    return true;
  });
});

async function visit(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await response.text();
  return response.headers.get("x-request-id") ?? "";
}

const lineOf = () => vi.waitFor(() => expect(lines).toHaveLength(1)).then(() => lines[0]);

describe("a page that is followed", () => {
  it("is one line once its last byte has gone, with what the render knew of it", async () => {
    const record = { end: vi.fn() };
    answer = (id, response) => {
      notePage(id, { ...FACTS, record });
      expect(lines).toEqual([]);
      for (const cause of ["one", "one", "two"]) expect(notePageFailure(id, cause)).toBe(true);
      response.end();
    };
    const requestId = await visit("/wallet/USDT?secret=1");
    expect(await lineOf()).toMatchObject({
      level: "warn",
      ...{ requestId, route: "page", ...FACTS, kind: "document", status: 200 },
      ...{ failedSections: 3, causes: ["one", "two"], ms: expect.any(Number) },
    });
    expect(JSON.stringify(lines)).not.toMatch(/USDT|secret/);
    expect(record.end.mock.calls).toEqual([
      [
        {
          ...FACTS,
          ...{ kind: "document", status: 200, failedSections: 3, hasCrashed: false },
        },
      ],
    ]);
  });

  it("tells documents, navigations, prefetches and renders for the memory apart", async () => {
    answer = (id, response) => {
      if (response.req.headers["x-memory"]) notePageForMemory(id);
      notePage(id, FACTS);
      response.end();
    };
    await visit("/a");
    await visit("/a", { rsc: "1" });
    await visit("/a", { rsc: "1", "next-router-prefetch": "1" });
    await visit("/a", { "x-memory": "1" });
    await vi.waitFor(() => expect(lines).toHaveLength(4));
    expect(lines.map(({ kind }) => kind)).toEqual(["document", "navigation", "prefetch", "memory"]);
  });

  it("is an error when its render broke, and says when its reader left", async () => {
    answer = (id, response) => {
      notePage(id, FACTS);
      notePageCrash(id);
      response.write("a");
    };
    const { port } = server.address() as AddressInfo;
    const leaving = request({ port, host: "127.0.0.1", path: "/a" });
    leaving.on("error", () => undefined).end();
    const [response] = await once(leaving, "response");
    response.destroy();
    expect(await lineOf()).toMatchObject({ level: "error", crashed: true, left: true });
  });

  it("has an id of ours, whatever the visitor says", async () => {
    answer = (_, response) => response.end();
    expect(await visit("/a", { "x-request-id": ID })).not.toBe(ID);
    expect(await visit("/api/a", { "x-request-id": ID })).not.toBe(ID);
  });

  it.each([
    ["a document", {}, true],
    ["a page of the router", { rsc: "1" }, false],
    ["a page fetched ahead", { rsc: "1", "next-router-prefetch": "1" }, false],
  ])("says what is rendered: %s", async (_, headers: Record<string, string>, isDocument) => {
    let said: boolean | undefined;
    answer = (id, response) => {
      said = isDocumentVisit(id);
      response.end();
    };
    await visit("/a", headers);
    expect(said).toBe(isDocument);
    expect(isDocumentVisit(ID)).toBeUndefined();
  });

  it("is a document for the memory of public pages", async () => {
    let said: boolean | undefined;
    answer = (id, response) => {
      notePageForMemory(id);
      said = isDocumentVisit(id);
      response.end();
    };
    await visit("/a");
    expect(said).toBe(true);
  });

  it("leaves no line when nobody said what it was: a file, a call", async () => {
    answer = (id, response) => {
      if (response.req.url === "/api/a") notePageFailure(id, "one");
      response.end();
    };
    for (const path of ["/icon.svg", "/api/a", "/_next/a.js"]) await visit(path);
    answer = (id, response) => {
      notePage(id, FACTS);
      response.end();
    };
    await visit("/last");
    expect(await lineOf()).toMatchObject(FACTS);
  });
});

describe("a page that nobody follows", () => {
  it("is told at once, and its failures by themselves", () => {
    expect(notePageFailure(ID, "one")).toBe(false);
    notePage(ID, { ...FACTS, status: 307 });
    expect(lines).toEqual([expect.objectContaining({ requestId: ID, ...FACTS, status: 307 })]);
  });
});
