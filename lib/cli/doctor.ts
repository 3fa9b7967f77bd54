import { ConfigurationError, parseEnvironment } from "../env/environment.ts";
import { accountHash, type Naming } from "../session/audit.ts";
import { readArguments } from "./arguments.ts";
import { judgeChains } from "./doctor/chains.ts";
import { judgeConfiguration, unknownNames } from "./doctor/configuration.ts";
import { type Finding, failure } from "./doctor/finding.ts";
import { judgeAddresses } from "./doctor/paths.ts";
import { judgeSurroundings } from "./doctor/surroundings.ts";
import { judgeUpstream } from "./doctor/upstream.ts";
import { print } from "./print.ts";

const SIGNS = { ok: "ok     ", warning: "warning", failure: "FAILURE" } as const;

function misconfigured({ message }: ConfigurationError): readonly Finding[] {
  const problems = message.replace(/^Configuration: /, "").split("; ");
  const failures = problems.map((problem) =>
    failure(problem, "see .env.example for what it means"),
  );
  // What is missing may be there under a misspelt name.
  return [...failures, ...unknownNames(process.env)];
}

async function examine(): Promise<readonly Finding[]> {
  const { env } = process;
  try {
    const environment = parseEnvironment(env);
    const asked = await Promise.all([
      judgeSurroundings(environment, env),
      judgeAddresses(environment),
      judgeChains(environment, env),
      judgeUpstream(environment),
    ]);
    return [...judgeConfiguration(environment, env), ...asked.flat()];
  } catch (error) {
    if (error instanceof ConfigurationError) return misconfigured(error);
    throw error;
  }
}

function printAndExit(text: string, passes: boolean): void {
  print(text, () => process.exit(passes ? 0 : 1));
}

function report(findings: readonly Finding[], asJson: boolean): void {
  const passes = findings.every(({ level }) => level !== "failure");
  const lines = findings.map(
    ({ level, says, mend }) => `${SIGNS[level]}  ${says}${mend ? `\n         → ${mend}` : ""}\n`,
  );
  printAndExit(
    asJson ? `${JSON.stringify({ passes, findings }, null, 2)}\n` : lines.join(""),
    passes,
  );
}

/** The two settings that hashes follow from; whoever reads the log may not have the others. */
function readNaming({ SESSION_SECRET, APP_ORIGIN }: NodeJS.ProcessEnv): Naming {
  const others = {
    UPSTREAM_URL: "http://localhost",
    UPSTREAM_API_KEY: "-",
    TRUSTED_PROXY_HOPS: "0",
  };
  return parseEnvironment({ SESSION_SECRET, APP_ORIGIN, ...others });
}

/** Prints by what the log names an account, and looks at nothing else. */
function reportAccount(typed: string, asJson: boolean): void {
  try {
    const account = accountHash(typed, readNaming(process.env));
    printAndExit(asJson ? `${JSON.stringify({ account })}\n` : `${account}\n`, true);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    report(misconfigured(error), asJson);
  }
}

/**
 * Looks at the configuration, the upstream and what stands around; ends with 1 when members would meet a failure.
 * `--json` prints `{ passes, findings }`, `--account NAME` by what the log names who typed NAME to log in.
 */
const { json = false, account } = readArguments({
  json: { type: "boolean" },
  account: { type: "string" },
});
if (account === undefined) report(await examine(), json);
else reportAccount(account, json);
