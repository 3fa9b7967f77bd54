import { setDefaultResultOrder } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, createServer, isIP } from "node:net";
import { ConfigurationError, type Source } from "../env/environment.ts";

const DEFAULT_PORT = 3000;

/** Where a server listens; without a host, at every address of the machine. */
export interface Listening {
  readonly port: number;
  readonly host: string | undefined;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

function isLoopback(host: string): boolean {
  return isIP(host) !== 0 && loopback.check(host, isIP(host) === 6 ? "ipv6" : "ipv4");
}

/**
 * Next writes `localhost` for a loopback address in one of two addresses that it compares, takes its own
 * not-found page for another host's, and answers 500: so it is told `localhost`, resolved to the same address.
 */
async function nameLoopback(host: string): Promise<string> {
  if (!isLoopback(host)) return host;
  setDefaultResultOrder(isIP(host) === 6 ? "ipv6first" : "ipv4first");
  const { address } = await lookup("localhost").catch(() => ({ address: "unknown" }));
  if (address === host) return "localhost";
  throw new ConfigurationError(
    `Configuration: HOSTNAME ${host} cannot be used: it must be localhost, which is ${address} here, or no loopback address`,
  );
}

/**
 * The server's own settings; empty ones, and those of spaces alone, count as absent.
 * @throws ConfigurationError naming the one that is malformed
 */
export async function readListening(source: Source): Promise<Listening> {
  const { PORT, HOSTNAME, KEEP_ALIVE_TIMEOUT } = source;
  // Next reads what the value begins with: of 65s it would keep connections for 65 milliseconds.
  if (!/^\d*$/.test(KEEP_ALIVE_TIMEOUT?.trim() ?? ""))
    throw new ConfigurationError(
      `Configuration: KEEP_ALIVE_TIMEOUT must be a whole number of milliseconds, not ${KEEP_ALIVE_TIMEOUT}`,
    );
  const port = Number(PORT?.trim() || DEFAULT_PORT);
  if (!(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new ConfigurationError(`Configuration: PORT must be a port number, not ${PORT}`);
  const host = HOSTNAME?.trim() || undefined;
  return { port, host: host && (await nameLoopback(host)) };
}

/**
 * Listens for a moment, at any port for port 0.
 * @throws ConfigurationError naming the setting that keeps a server from it
 */
export function tryListening({ port, host }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const isPort = error.code === "EADDRINUSE" || error.code === "EACCES";
      const setting = isPort || !host ? `PORT ${port}` : `HOSTNAME ${host}`;
      const line = `Configuration: ${setting} cannot be used: ${error.message}`;
      reject(new ConfigurationError(line));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
