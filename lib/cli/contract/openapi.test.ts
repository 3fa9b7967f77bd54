import { describe, expect, it } from "vitest";
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { contractOpenApi } from "./openapi.ts";

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = contractOpenApi() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const refusals = Object.values(document.components.responses).map(({ description }) => description);

describe("whoever writes an upstream from the document", () => {
  it.each(Object.entries(UPSTREAM_CODES))("is told when to answer %s (%i)", (_, code) => {
    expect(refusals.filter((description) => description.includes(String(code)))).toHaveLength(1);
  });

  it("is told by which status a wrong password is refused", () => {
    expect(document.components.responses.Refusal422?.description).toContain("password");
  });

  it("is told what an idempotency key asks for", () => {
    const keys = operations
      .flatMap(({ parameters }) => parameters)
      .filter(({ name }) => name === "idempotency-key");
    expect(keys.length).toBeGreaterThan(20);
    for (const { description } of keys) expect(description).toMatch(/not carried out anew/);
  });

  it("finds 409 at what is keyed by nothing too: a challenge that is over", () => {
    const login = operations.find(({ operationId }) => operationId === "auth.loginPasskey");
    expect(Object.keys(login?.responses ?? {})).toContain("409");
  });
});
