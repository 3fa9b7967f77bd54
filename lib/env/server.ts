import "server-only";
import { type Environment, parseEnvironment } from "./environment.ts";

let current: Environment | undefined;

/**
 * The application's configuration, read once by each copy of this module.
 * @throws ConfigurationError when it is missing or malformed (`npm start` has checked it before)
 */
export function environment(): Environment {
  // biome-ignore lint/style/noProcessEnv: the one reader of the process environment in what Next bundles for pages and handlers
  current ??= parseEnvironment(process.env);
  return current;
}
