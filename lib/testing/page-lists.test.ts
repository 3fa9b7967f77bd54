import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PAGES } from "../routes.ts";

const paths: readonly string[] = Object.values(PAGES)
  .filter(({ audience }) => audience === "member")
  .map(({ path }) => path);

/** Whether an address is one of a page, whose path may end in a parameter. */
function isOf(address: string, path: string): boolean {
  const [pathname = ""] = address.split("?");
  const fixed = path.replace(/\[.*/, "");
  if (fixed === path) return pathname === path;
  return pathname.startsWith(fixed) && pathname !== fixed && !paths.includes(pathname);
}

it.each([
  ["axe", "shell/accessibility"],
  ["a finger on a phone", "shell/phone"],
  ["who reads its title", "entry/gate-titles"],
])("every member page is met by %s", (_, name) => {
  const spec = readFileSync(`e2e/journeys/${name}.spec.ts`, "utf8");
  const addresses = [...spec.matchAll(/"(\/[^"]*)"/g)].map(([, address = ""]) => address);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !addresses.some((address) => isOf(address, path)))).toEqual([]);
});
