import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { authEndpoints } from "../../contract/auth.ts";
import { OWN_ROUTES } from "./own-routes.ts";

const API = new URL("../../../app/api/", import.meta.url);
const BFF = new URL("../", import.meta.url);
/** The proxy, and the answer for everything unknown. */
const NOT_OWN = ["bff/[...path]/route.ts", "[[...path]]/route.ts"];

const handlers = globSync("{session,wallet}/*.ts", { cwd: BFF })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(file, BFF), "utf8"));

describe("our own routes", () => {
  it("R6.1 are all the route files there are, method by method", () => {
    const files = globSync("**/route.ts", { cwd: API }).filter((file) => !NOT_OWN.includes(file));
    const handled = files.flatMap((file) => {
      const path = file.replace(/\/route\.ts$/, "").replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");
      const text = readFileSync(new URL(file, API), "utf8");
      const rows = [...text.matchAll(/(GET|POST): handle\(OWN_ROUTES\.(\w+),/g)];
      return rows.map(([, method, name]) => `${name}: ${method} ${path}`);
    });
    const listed = Object.entries(OWN_ROUTES).map(
      ([name, { method, path }]) => `${name}: ${method} ${path}`,
    );
    expect(handled.toSorted()).toEqual(listed.toSorted());
  });

  it("R8.1 name the renewal where they call as the member", () => {
    const calling = handlers.filter((text) => text.includes("callForMember(context"));
    const routes = calling.flatMap((text) =>
      Object.entries(OWN_ROUTES).filter(([name]) => text.includes(`OWN_ROUTES.${name}.`)),
    );
    expect(routes).toHaveLength(2);
    for (const [name, { calls }] of routes) expect(calls, name).toContain(authEndpoints.refresh);
  });

  it("take no query that nobody reads", () => {
    const read = handlers.flatMap((text) => [...text.matchAll(/query\.get\("(\w+)"\)/g)]);
    const names = Object.values(OWN_ROUTES).flatMap(({ query }) => query);
    expect(names).toEqual(read.map(([, name]) => name));
  });
});
