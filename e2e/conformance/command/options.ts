import { parseArgs } from "node:util";
import { SERVICE_PATHS, type Service } from "../../../lib/contract/protocol/services.ts";

/** Whom to ask, as whom, and how far. */
export interface Options {
  /** The upstream's address, which may have a path of its own; no trailing slash. */
  readonly upstream: string;
  readonly apiKey: string;
  readonly username: string;
  readonly password: string;
  /** A code of the member's second factor, for an account that has one. */
  readonly code: string | undefined;
  readonly paths: Readonly<Record<Service, string>>;
  readonly localesPath: string;
  /** The longest that the end of an access token is waited for; 0 does not wait. */
  readonly waitExpirySeconds: number;
  /** Also makes calls that change something of the member's account. */
  readonly mayWrite: boolean;
}

interface CommandLine {
  readonly options: Options;
  readonly asJson: boolean;
}

/** A mistake on the command line or in the environment; its message is the one line that the user sees. */
export class OptionError extends Error {}

const ARGUMENTS = {
  upstream: { type: "string" },
  "api-key": { type: "string" },
  username: { type: "string" },
  password: { type: "string" },
  code: { type: "string" },
  "wait-expiry": { type: "string", default: "0" },
  write: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

const PATH = /^(\/[A-Za-z0-9._~-]+)*$/;

type Environment = Readonly<Record<string, string | undefined>>;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: ARGUMENTS, allowPositionals: true });
  } catch (cause) {
    const [sentence = "Unknown argument"] = (cause as Error).message.split(". ");
    throw new OptionError(sentence.replaceAll("\n", " "), { cause });
  }
}

function required(name: string, value: string | undefined, variable: string): string {
  if (value) return value;
  throw new OptionError(`--${name} is missing, and ${variable} is not set`);
}

function address(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) {
    return text.replace(/\/+$/, "");
  }
  throw new OptionError("--upstream must be an http or https address without a query");
}

function readPaths(environment: Environment, positionals: readonly string[]) {
  const given = Object.fromEntries(
    positionals.map((text) => [text.split("=", 1)[0] ?? "", text.slice(text.indexOf("=") + 1)]),
  );
  const services = Object.keys(SERVICE_PATHS) as Service[];
  const names = [...services, "locales"].map((name) => `UPSTREAM_${name.toUpperCase()}_PATH`);
  const stranger = Object.keys(given).find((name) => !names.includes(name));
  if (stranger) throw new OptionError(`${stranger} is none of ${names.join(", ")}`);
  const pathOf = (service: string, fallback: string) => {
    const name = `UPSTREAM_${service.toUpperCase()}_PATH`;
    const path = given[name] ?? environment[name] ?? fallback;
    if (!PATH.test(path)) throw new OptionError(`${name} must be a path such as /auth/client`);
    return path;
  };
  return {
    paths: Object.fromEntries(
      services.map((service) => [service, pathOf(service, SERVICE_PATHS[service])]),
    ) as Record<Service, string>,
    localesPath: pathOf("locales", "/locales"),
  };
}

/**
 * Reads the command line; what it leaves out comes from the environment, where no process list shows it.
 * @throws OptionError naming what is missing or malformed
 */
export function readOptions(args: readonly string[], environment: Environment): CommandLine {
  const { values, positionals } = parse(args);
  const wait = values["wait-expiry"];
  if (!/^\d{1,5}$/.test(wait)) throw new OptionError("--wait-expiry must be a number of seconds");
  const value = (name: "upstream" | "api-key" | "username" | "password", variable: string) =>
    required(name, values[name] ?? environment[variable], variable);
  return {
    asJson: values.json,
    options: {
      upstream: address(value("upstream", "UPSTREAM_URL")),
      apiKey: value("api-key", "UPSTREAM_API_KEY"),
      username: value("username", "CONFORMANCE_USERNAME"),
      password: value("password", "CONFORMANCE_PASSWORD"),
      code: values.code ?? environment.CONFORMANCE_CODE,
      ...readPaths(environment, positionals),
      waitExpirySeconds: Number(wait),
      mayWrite: values.write,
    },
  };
}
