import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OWN_ROUTES } from "./own-routes.ts";

const API = new URL("../../../app/api/", import.meta.url);
/** The proxy, and the answer for everything unknown. */
const NOT_OWN = ["bff/[...path]/route.ts", "[[...path]]/route.ts"];

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
});
