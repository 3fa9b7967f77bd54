import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SERVER_FLAGS } from "./server-flags.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

it("the start command of the checkout and that of the image begin with the flags of the server's process", () => {
  const { scripts } = JSON.parse(read("package.json"));
  expect(scripts.start).toBe(
    ["exec", "node", "--env-file-if-exists=.env", ...SERVER_FLAGS, "lib/cli/start.ts"].join(" "),
  );
  const [, command = "[]"] = /^CMD (.*)$/m.exec(read("Dockerfile")) ?? [];
  expect(JSON.parse(command)).toEqual(["node", ...SERVER_FLAGS, "lib/cli/start.js"]);
});
