import satisfies from "spdx-satisfies";
import type { ShippedPackage } from "./shipped.ts";

/** Licences that allow a closed product to ship the code: permissive ones, and the fonts' own. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "OFL-1.1",
] as const;

/** Packages under another licence, each with the one that was looked at. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  // Data that the build reads; nothing of it is in what is built.
  "caniuse-lite": "CC-BY-4.0",
};

function isAllowed({ name, license }: Pick<ShippedPackage, "name" | "license">): boolean {
  if (typeof license !== "string") return false;
  if (EXCEPTIONS[name] === license) return true;
  try {
    return satisfies(license, [...ALLOWED]);
  } catch {
    // No SPDX expression, such as "SEE LICENSE IN …": nobody has looked at it.
    return false;
  }
}

/** A line for each package whose licence is unknown or not allowed. */
export function licenceProblems(
  packages: readonly Pick<ShippedPackage, "name" | "version" | "license">[],
): string[] {
  return packages
    .filter((one) => !isAllowed(one))
    .map(({ name, version, license }) => {
      const stated = typeof license === "string" ? license : "no licence";
      return `${name}@${version}: ${stated} is not allowed for what ships`;
    });
}
