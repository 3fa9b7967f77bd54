import { isIP } from "node:net";
import { parseArgs } from "node:util";
import { isSeedProfile, SEED_PROFILES } from "./seed/profiles.ts";
import type { SandboxOptions } from "./server.ts";

const OPTIONS = {
  port: { type: "string", default: "4010" },
  host: { type: "string", default: "127.0.0.1" },
  data: { type: "string", default: ".sandbox/dev.sqlite" },
  seed: { type: "string", default: "review" },
  "app-origin": { type: "string", default: "http://localhost:3000" },
  quiet: { type: "boolean", default: false },
} as const;

/** A mistake on the command line; its message is the one line that the user sees. */
export class ArgumentError extends Error {}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (cause) {
    const [sentence = "Unknown argument"] = (cause as Error).message.split(". ");
    throw new ArgumentError(sentence.replaceAll("\n", " "), { cause });
  }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ArgumentError(`--port must be a number from 0 to 65535, not "${text}"`);
}

function parseHost(text: string): string {
  if (isIP(text)) return text;
  throw new ArgumentError(`--host must be an address such as 127.0.0.1 or 0.0.0.0, not "${text}"`);
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search;
  if (isOrigin) return url.origin;
  throw new ArgumentError(
    `--app-origin must be an origin such as http://localhost:3000, not "${text}"`,
  );
}

/**
 * Reads the command line of the sandbox.
 * @throws ArgumentError naming the option that is unknown or malformed
 */
export function parseArguments(args: readonly string[]): SandboxOptions {
  const { port, host, data, seed, "app-origin": appOrigin, quiet } = parse(args);
  if (!isSeedProfile(seed)) {
    throw new ArgumentError(`--seed must be one of ${SEED_PROFILES.join(", ")}, not "${seed}"`);
  }
  if (!data) throw new ArgumentError("--data must name a file or be :memory:");
  return {
    port: parsePort(port),
    host: parseHost(host),
    dataFile: data,
    seed,
    appOrigin: parseOrigin(appOrigin),
    quiet,
  };
}
