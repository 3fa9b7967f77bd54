import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createMockServer } from "@scalar/mock-server";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { contractOpenApi } from "../../lib/cli/contract/openapi.ts";
import { endpoints } from "../../lib/contract/registry.ts";
import { CONTRACT_VERSION } from "../../lib/contract/version.ts";
import { readOptions } from "./command/options.ts";
import { examine } from "./examine.ts";
import { READS } from "./reads.ts";
import { nameOf } from "./upstream.ts";

type Operations = Readonly<Record<string, { operationId: string; "x-origin": string }>>;

describe("the contract as OpenAPI", () => {
  const document = contractOpenApi();

  it("is a valid document of version 3.1 with every call, extensions marked", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, "3.1"]);
    expect(document.info).toMatchObject({ version: CONTRACT_VERSION });
    const paths = Object.values(document.paths as Record<string, Operations>);
    const operations = paths.flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
    const extensions = operations.filter((one) => one["x-origin"] === "extension");
    expect(extensions).toHaveLength(
      endpoints.filter(({ origin }) => origin === "extension").length,
    );
  });
});

/** The forms of texts in a schema that have no example. */
function formsWithoutExample(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, pattern, format, examples } = node as Readonly<Record<string, unknown>>;
  const isBare = type === "string" && typeof pattern === "string" && !format && !examples;
  return [...(isBare ? [pattern] : []), ...Object.values(node).flatMap(formsWithoutExample)];
}

it("has an example of each form of a text, without which a stub makes up what nobody reads", () => {
  // Any text has this one.
  const ANY = "^\\P{Cc}*$";
  expect(formsWithoutExample(contractOpenApi()).filter((form) => form !== ANY)).toEqual([]);
});

async function listen(fetch: Parameters<typeof serve>[0]["fetch"]) {
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1" });
  if (!server.listening) await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}

describe("a stub that a stranger's tool makes of it", { timeout: 60_000 }, () => {
  it("answers each read in the shape that the application takes", async () => {
    const { fetch } = await createMockServer({ document: contractOpenApi() });
    await using stub = await listen(fetch);
    const { options } = readOptions(["--upstream", stub.url], {
      UPSTREAM_API_KEY: "key",
      CONFORMANCE_USERNAME: "anna",
      CONFORMANCE_PASSWORD: "a-password",
    });
    const findings = await examine(options);
    const asked = (name: string) => findings.find((one) => one.asked === name);
    const outcomes = READS.map((read) => asked(nameOf(read)));
    expect(outcomes.filter((found) => found?.outcome === "deviation")).toEqual([]);
    // What it cannot know is left: which reads a member would be let into.
    const ok = outcomes.filter((found) => found?.outcome === "ok");
    expect(ok.length).toBeGreaterThan(READS.length * 0.9);
  });
});
