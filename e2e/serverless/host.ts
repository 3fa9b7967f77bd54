import type { HostedFunction } from "./function-host.ts";

/** The adapters whose output is run. */
export type HostName = "aws" | "vercel";

export interface HostOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Functions are stopped whenever they have nothing to do. */
  readonly freezes: boolean;
  /** Of each function; a host starts more under load. */
  readonly instances?: number;
}

/** A host that runs an adapter's output: its router, its files, and functions in processes of their own. */
export interface Host {
  readonly functions: readonly HostedFunction[];
  stop(): Promise<void>;
}
