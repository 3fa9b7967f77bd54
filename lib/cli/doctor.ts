import { ConfigurationError, parseEnvironment } from "../env/environment.ts";
import { judgeChains } from "./doctor/chains.ts";
import { judgeConfiguration } from "./doctor/configuration.ts";
import { type Finding, failure } from "./doctor/finding.ts";
import { judgeSurroundings } from "./doctor/surroundings.ts";
import { judgeUpstream } from "./doctor/upstream.ts";

const SIGNS = { ok: "ok     ", warning: "warning", failure: "FAILURE" } as const;

function misconfigured({ message }: ConfigurationError): readonly Finding[] {
  const problems = message.replace(/^Configuration: /, "").split("; ");
  return problems.map((problem) => failure(problem, "see .env.example for what it means"));
}

async function examine(): Promise<readonly Finding[]> {
  const { env } = process;
  try {
    const environment = parseEnvironment(env);
    const [surroundings, chains, upstream] = await Promise.all([
      judgeSurroundings(environment),
      judgeChains(environment, env),
      judgeUpstream(environment),
    ]);
    return [...judgeConfiguration(environment, env), ...surroundings, ...chains, ...upstream];
  } catch (error) {
    if (error instanceof ConfigurationError) return misconfigured(error);
    throw error;
  }
}

/** Looks at the configuration, the upstream and what stands around; ends with 1 when members would meet a failure. */
const findings = await examine();
for (const { level, says, mend } of findings) {
  process.stdout.write(`${SIGNS[level]}  ${says}${mend ? `\n         → ${mend}` : ""}\n`);
}
process.exit(findings.some(({ level }) => level === "failure") ? 1 : 0);
