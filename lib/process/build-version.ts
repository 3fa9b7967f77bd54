import { inProcess } from "./shared.ts";

/** Where Next's server stands while it runs, and where the project lies while it is developed. */
const BUILD_FILES = { manifest: "package.json", build: ".next/BUILD_ID" } as const;

function read(file: string): string | undefined {
  try {
    // Imported, it would have the build's tracer take every file of the project for needed.
    return process.getBuiltinModule("node:fs").readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/**
 * Which build runs: the project's version and the build's id, e.g. `0.2.0+4f1c9e2`. The id is `BUILD_ID` of
 * whoever built, else one of Next's making, and `development` where there is no build.
 */
export const buildVersion = inProcess("build version", () => {
  const { version } = JSON.parse(read(BUILD_FILES.manifest) ?? '{"version":"0.0.0"}');
  return `${version}+${read(BUILD_FILES.build)?.trim() ?? "development"}`;
});
