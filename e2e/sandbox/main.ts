import { findByUsername, secondFactorMembers } from "./account/member.ts";
import { ArgumentError, parseArguments } from "./arguments.ts";
import { readSetting } from "./database/settings.ts";
import { SEED_PASSWORD } from "./seed/profiles.ts";
import { type RunningSandbox, startSandbox } from "./server.ts";

const LOGINS = "anna, boris, erik, newt, dora, carl, emil, fred, gina, hugo";

function printWelcome({ url, sandbox: { database } }: RunningSandbox): void {
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

function explain(error: unknown, args: readonly string[]): string {
  if (error instanceof ArgumentError) return error.message;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall === "listen") {
    const reason = code === "EADDRINUSE" ? "in use" : "not permitted";
    return `Port ${parseArguments(args).port} is ${reason}`;
  }
  return `The sandbox cannot start: ${message.replaceAll("\n", " ")}`;
}

// A reader that has gone away must not take the server down.
process.stdout.on("error", () => undefined);

async function main(args: readonly string[]): Promise<void> {
  try {
    const running = await startSandbox(parseArguments(args));
    printWelcome(running);
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
