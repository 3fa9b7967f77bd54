import { ArgumentError, parseArguments } from "./arguments.ts";
import type { RunningSandbox } from "./server.ts";

const LOGINS = "anna, boris, erik, newt, dora, carl, emil, fred, gina, hugo";

async function printWelcome({ url, sandbox: { database } }: RunningSandbox): Promise<void> {
  const [{ findByUsername, secondFactorMembers }, { readSetting }, { SEED_PASSWORD }] =
    await Promise.all([
      import("./account/member.ts"),
      import("./database/settings.ts"),
      import("./seed/profiles.ts"),
    ]);
  const lines = [
    `Sandbox of the upstream API: ${url}`,
    `Console: ${url}/`,
    `Seed: ${readSetting(database, "seedProfile")}`,
    `Logins: ${LOGINS}${findByUsername(database, "whale") ? ", whale" : ""} (password ${SEED_PASSWORD})`,
    ...secondFactorMembers(database).map(
      ({ username, secret }) => `TOTP secret of ${username}: ${secret}`,
    ),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

const REASONS: Readonly<Record<string, string>> = { EADDRINUSE: "in use", EACCES: "not permitted" };

function explain(error: unknown, args: readonly string[]): string {
  if (error instanceof ArgumentError) return error.message;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === "listen") {
    const { port, host } = parseArguments(args);
    const reason = code && REASONS[code];
    return reason ? `Port ${port} is ${reason}` : `Cannot listen at ${host}, port ${port}: ${code}`;
  }
  return `The sandbox cannot start: ${message.replaceAll("\n", " ")}`;
}

// A reader that has gone away must not take the server down.
process.stdout.on("error", () => undefined);

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = parseArguments(args);
    // What is wrong with them is said at once: the server is a second's work to load.
    const { startSandbox } = await import("./server.ts");
    const running = await startSandbox(options);
    await printWelcome(running);
    const stop = () => {
      running.close().then(() => process.exit(0));
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    process.stderr.write(`${explain(error, args)}\n`);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
