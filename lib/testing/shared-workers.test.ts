import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import config from "./vitest.config.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project && project.test ? [project.test] : [],
);

it("replaces no module in a worker that other tests load theirs from", () => {
  const shared = projects.filter(({ isolate }) => isolate === false);
  const files = shared.flatMap(({ include = [], exclude = [] }) =>
    globSync(include, { cwd: ROOT, exclude: exclude }),
  );
  expect(files.length).toBeGreaterThan(300);
  const replacing = files.filter((path) =>
    readFileSync(`${ROOT}${path}`, "utf8").includes("vi.mock("),
  );
  expect(replacing, "name them in vitest.config.ts").toEqual([]);
});
