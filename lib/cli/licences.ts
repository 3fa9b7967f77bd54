import { licenceProblems } from "./licences/gate.ts";
import { shippedPackages } from "./licences/shipped.ts";

/** Ends with 1 when a package that ships has a licence that nobody has allowed. */
const packages = await shippedPackages();
const problems = licenceProblems(packages);
for (const line of problems) process.stderr.write(`${line}\n`);
if (problems.length > 0) process.exit(1);
process.stdout.write(`${packages.length} packages that ship, every licence allowed\n`);
