import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it.each([
  ["contract.ts", "--openapi"],
  ["surface.ts", "--openapi"],
])("%s %s ends well when its reader has read enough", async (command, option) => {
  const file = fileURLToPath(new URL(command, import.meta.url));
  const child = spawn(process.execPath, ["--conditions=react-server", file, option], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect([errors, code]).toEqual(["", 0]);
});
