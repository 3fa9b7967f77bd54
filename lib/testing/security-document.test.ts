import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { READ_HEADERS } from "../bff/handler/headers.ts";
import { surface } from "../bff/proxy/surface.ts";
import { OWN_ROUTES } from "../bff/routes/own-routes.ts";
import { endpoints } from "../contract/registry.ts";
import { REQUEST_HEADERS } from "../upstream/request-headers.ts";

const ROOT = new URL("../../", import.meta.url);
const TEXT = readFileSync(new URL("SECURITY.md", ROOT), "utf8");
const CAPACITY = readFileSync(new URL("docs/capacity.md", ROOT), "utf8");

/** A path from the top of the tree: in one of its folders, or a file that stands there. */
const PATH = /^(?:(?:app|e2e|lib|messages|public)\/\S+|[\w.-]+\.(?:ts|mjs|json|md)|Dockerfile)$/;

const named = [...new Set([...TEXT.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code))];
const paths = named.filter((code) => PATH.test(code) && code !== "server.ts");
const quoted = [...TEXT.matchAll(/`(\S+\.(?:spec|test)\.ts)` "([^"\n]+)"/g)].map(
  ([, path = "", words = ""]) => [path, words] as const,
);

function fileAt(path: string): URL {
  return new URL(path.replaceAll("[", "%5B").replaceAll("]", "%5D"), ROOT);
}

/** The numbers that a sentence states. */
function numbersIn(text: string, sentence: RegExp): number[] {
  return (sentence.exec(text) ?? []).slice(1).map(Number);
}

describe("SECURITY.md", () => {
  it("counts the calls of the proxy, those with a key, our own and those whose answers are shared", () => {
    const keyed = surface.filter(({ endpoint }) => endpoint.idempotent);
    const own = Object.keys(OWN_ROUTES).length;
    const shared = endpoints.filter(({ sharedForSeconds }) => sharedForSeconds);
    expect(numbersIn(TEXT, /(\d+) calls are listed/)).toEqual([surface.length]);
    const whole = /The whole surface, (\d+) calls of the proxy and (\d+) of/;
    expect(numbersIn(TEXT, whole)).toEqual([surface.length, own]);
    expect(numbersIn(TEXT, /\n(\d+) calls are keyed/)).toEqual([keyed.length]);
    expect(numbersIn(TEXT, /Shared answers: (\d+) public calls only/)).toEqual([shared.length]);
    expect(numbersIn(CAPACITY, /only (\d+) public calls are shared/)).toEqual([shared.length]);
  });

  it("counts the headers that a handler reads, and those that go up", () => {
    const read = /method, path, query, body, (\d+) headers/;
    expect(numbersIn(TEXT, read)).toEqual([READ_HEADERS.length]);
    const sent = /\| (\d+) headers, checked path/;
    expect(numbersIn(TEXT, sent)).toEqual([REQUEST_HEADERS.length]);
  });

  it("has each event of the log", () => {
    const files = globSync("lib/**/*.ts", { cwd: ROOT, exclude: ["**/*.test.ts"] });
    const sources = files.map((file) => readFileSync(new URL(file, ROOT), "utf8"));
    const events = sources
      .filter((text) => text.includes("process/log.ts"))
      .flatMap((text) => [...text.matchAll(/\bevent: ((?:"[^"\n]+"(?: \| )?)+)/g)])
      .flatMap(([, words = ""]) => words.split(" | "));
    expect(events.length).toBeGreaterThan(12);
    expect(events.filter((event) => !TEXT.includes(`"event":${event}`))).toEqual([]);
    const [, audited = ""] = /AuditEvent =\n([^;]+);/.exec(sources.join("\n")) ?? [];
    const names = [...audited.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !named.includes(name))).toEqual([]);
  });

  it("names files and quotes tests", () => {
    expect(paths.length).toBeGreaterThan(90);
    expect(quoted.length).toBeGreaterThan(25);
  });

  it.each(paths)("names %s, which exists", (path) => {
    expect(existsSync(fileAt(path))).toBe(true);
  });

  it.each(quoted)("%s has a test that says: %s", (path, words) => {
    expect(readFileSync(fileAt(path), "utf8").includes(words)).toBe(true);
  });
});
