import { type Options, readOptions } from "./command/options.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./report/report.ts";
import { startStub } from "./stub/stub.ts";
import { STUB_KEY, STUB_PASSWORD } from "./stub/stub-platform.ts";

export function optionsFor(
  upstream: string,
  [key, username, password]: readonly [string, string, string],
  more: Partial<Options> = {},
): Options {
  const { options } = readOptions(["--upstream", upstream, "--username", username], {
    UPSTREAM_API_KEY: key,
    CONFORMANCE_PASSWORD: password,
  });
  return { ...options, ...more };
}

export function deviations(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ outcome }) => outcome === "deviation");
}

export function find(findings: readonly Finding[], asked: string): Finding | undefined {
  return findings.find((finding) => finding.asked.startsWith(asked));
}

/** Starts a stub, examines it as a member and ends it. */
export async function examineStub(
  form: Parameters<typeof startStub>[0],
  username: string,
  more: Partial<Options> = {},
) {
  const stub = await startStub(form);
  try {
    const options = optionsFor(stub.url, [STUB_KEY, username, STUB_PASSWORD], more);
    return await examine(options);
  } finally {
    await stub.close();
  }
}
