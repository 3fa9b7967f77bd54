import "server-only";
import { type Environment, parseEnvironment } from "./environment.ts";

let current: Environment | undefined;

/**
 * The application's configuration, read once a process.
 * @throws ConfigurationError when it is missing or malformed (`npm start` has checked it before)
 */
export function environment(): Environment {
  // biome-ignore lint/style/noProcessEnv: this file is the one reader of the process environment
  current ??= parseEnvironment(process.env);
  return current;
}
